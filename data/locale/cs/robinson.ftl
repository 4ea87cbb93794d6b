game-title = Robinson Crusoe
game-about = Trosečníci na prokletém ostrově: společně zkoumejte, stavte a přežijte, dokud nesplníte cíl scénáře.
game-length = 90–180 minut
