"""By which words tests find in a saying what a card names, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# A piece of the word for everything that effects name, as it stands in all of its forms.
STEMS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "rain": "rain cloud", "snow": "winter cloud", "storm": "storm token",
                "adventure": "adventure token", "reroll": "rolled again", "time": "one pawn more",
                "danger": "danger token", "weather": "weather", "hunt": "hunting",
                "build": "building", "gather": "gather", "explore": "explor",
                "arrange": "arranging the camp", "here": "tile", "weapon": "weapon",
                "shelter": "shelter", "roof": "roof", "palisade": "palisade", "food": "food",
                "preserved": "food that keeps", "wood": "wood", "hides": "hide",
                "wound": "wound", "heal": "heal", "determination": "determination",
                "morale": "morale", "outside": "night outside", "special": "special wound",
                "head": "head", "arm": "arm", "belly": "belly", "leg": "leg", "cure": "Cure",
                "exhaust": "xhaust", "fish": "fish source", "parrot": "parrot source",
                "beach": "beach", "mountains": "mountains", "plains": "plains",
                "river": "river", "hills": "hills",
                "knife": "Knife", "rope": "Rope", "shovel": "Shovel", "pot": "Pot",
                "fire": "Fire", "tokens": "discovery token", "starting-item": "starting item",
                "invention": "1 invention", "turn-tile": "face down", "restore": "ncover|again",
                "drop-inventions": "inventions", "lose-items": "ose [12] item", "fight": "ight",
                "mysteries": "[Dd]raws? (up to . )?mysteries", "this-round": "round|action phase",
                "night": "[Tt]onight", "hungry": "die of hungry animals", "book": "book",
                "gain": "ain|draw", "bonus": "this fight", "lose": "iscard",
            }
        ),
        "cs": MappingProxyType(
            {
                "rain": "dešťového mraku", "snow": "zimního mraku", "storm": "žeton bouře",
                "adventure": "dobrodružství", "reroll": "přehození úspěchu",
                "time": "figurka navíc",
                "danger": "nebezpečí", "weather": "počasí", "hunt": "lov", "build": "budování",
                "gather": "sb[ěí]r", "explore": "průzkum|zkoumáš", "arrange": "uspořádání tábora",
                "here": "díl", "weapon": "zbraní", "shelter": "úkryt", "roof": "střech",
                "palisade": "palisád", "food": "jíd[le]", "preserved": "trvanliv", "wood": "dřev",
                "hides": "kůž", "wound": "zranění", "heal": "yleč", "determination": "odhodlání",
                "morale": "morálku", "outside": "noc mimo tábor", "special": "peciální",
                "head": "hlav", "arm": "paži", "belly": "břich|břiš", "leg": "no[hz]",
                "cure": "Lék", "exhaust": "yčerp", "fish": "rybami", "parrot": "papoušky",
                "beach": "pláž", "mountains": "hory", "plains": "pláně", "river": "řeku",
                "hills": "kopce", "knife": "Nůž", "rope": "Provaz", "shovel": "Lopatu",
                "pot": "Hrnec", "fire": "Oheň", "tokens": "objevu",
                "starting-item": "počáteční vybavení",
                "invention": "1 vynález", "turn-tile": "lícem dolů", "restore": "dkryj|zpět",
                "drop-inventions": "vynález", "lose-items": "tra[tť].* [12] (kusy )?vyb",
                "fight": "[Bb]oj", "mysteries": "záhady", "this-round": "kole|fáze akcí",
                "night": "dnes v noci|Dnes v noci", "hungry": "kostkou hladových zvířat",
                "book": "knihy", "gain": "ezm|zís", "bonus": "tento boj", "lose": "dho[ďd]",
            }
        ),
    }
)  # fmt: skip

# How an amount of something is said.
AMOUNTS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": MappingProxyType(
            {
                "food": "{n} food", "preserved": "{n} food that keeps", "wood": "{n} wood",
                "hides": "{n} hide", "wound": "{n} wound", "heal": "[Hh]eal {n} of your wounds",
                "determination": "{n} determination", "morale": "morale by {n}",
                "weapon": "weapon level by {n}", "roof": "roof by {n}",
                "palisade": "palisade by {n}", "roof-or-palisade": "roof or the palisade by {n}",
                "strength": "strength {n}", "tokens": "{n} discovery token",
                "drop-inventions": "{n} invention", "lose-items": "[Ll]ose {n} item",
            }
        ),
        "cs": MappingProxyType(
            {
                "food": "{n} jíd[le]", "preserved": "{n} trvanliv", "wood": "{n} dřev",
                "hides": "{n} kůž", "wound": "{n} zranění", "heal": "[Vv]yleč si {n} zranění",
                "determination": "{n} žeton(y|ů)? odhodlání", "morale": "morálku o {n}",
                "weapon": "úroveň zbraní o {n}", "roof": "střechy o {n}",
                "palisade": "palisády o {n}", "roof-or-palisade": "střechy nebo palisády o {n}",
                "strength": "síle {n}", "tokens": "{n} žeton(y|ů)? objevu",
                "drop-inventions": "{n} vynález", "lose-items": "[Zz]tra[tť]\\w* {n} (kusy )?vyb",
            }
        ),
    }
)  # fmt: skip
