game-title = Robinson Crusoe
game-about = Castaways on a cursed island: explore, build and survive together until the goal of the scenario is reached.
game-length = 90–180 minutes
