# Společné všem hrám. Words doplní $name: jméno hráče na místě $seat.

seat = { $name }
number = { NUMBER($n, useGrouping: 0) }

yes = Ano
no = Ne
none = Nic

event-took-back = { $seat } bere zpět { $answers ->
    [one] jednu odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}.

event-took-back-agreed = { $how ->
    [turn] { $seat } bere zpět celý poslední tah, se souhlasem všech.
   *[answer] { $seat } bere zpět poslední odpověď, se souhlasem všech.
}

event-resigned = { $seat } se vzdává a dál hraje autopilot.
event-absent-wait = { $seat } se neozývá a stůl ještě počká.
event-absent-vote = { $seat }: čas vypršel, platí obvyklá odpověď.
event-absent-turn = { $seat } se neozývá a tento tah hraje autopilot.
event-absent-back = { $seat } se neozývá a do návratu hraje autopilot.
event-absent-substitute = { $seat } se neozývá a stůl hledá náhradu.
event-seat-piloted = { $seat }: dál hraje autopilot.
event-seat-offered = { $seat }: místo je volné pro náhradu.
event-seat-withdrawn = { $seat }: místo už není volné.
event-seat-taken = { $seat } přebírá místo po hráči { $old }.
event-seat-handed = { $seat }: na čas hraje autopilot.
event-player-left = { $seat } už není na tomto serveru.
event-table-asked = Stůl se rozhoduje, jak dál: { $seat } se neozývá.
event-absent-end = { $seat } se neozývá a stůl partii ukončuje.
event-match-abandoned = Už několik tahů se nikdo neozval, a tak je partie zrušena.
event-paused = Partie má pauzu.
event-resumed = Hraje se dál.
event-player-back = { $seat } je zpátky.
moderator = Správce
event-host-kicked = { $by } předává místo autopilotovi: { $seat }.
event-host-paused = { $by } vyhlašuje v partii pauzu.
event-host-answered = { $by } nechává odpovědět autopilota za tohoto hráče: { $seat }.
event-host-took-back = { $by } vrací { $answers ->
    [one] poslední odpověď
    [few] poslední { $answers } odpovědi
   *[other] posledních { $answers } odpovědí
} v partii, aby se dala opravit.
event-host-rebuilt = { $by } nechává partii znovu složit z její historie, aby se opravila.
event-left-for-good = Jeden z hráčů natrvalo odešel i se jménem. Dál za něj hraje autopilot.
event-match-cancelled = Partie je zrušena.
event-rules-changed = Pravidla byla opravena. { $answers ->
    [one] Poslední odpověď je třeba dát znovu.
    [few] Poslední { $answers } odpovědi je třeba dát znovu.
   *[other] Posledních { $answers } odpovědí je třeba dát znovu.
}
ended-resigned = O výsledku rozhodlo vzdání.
