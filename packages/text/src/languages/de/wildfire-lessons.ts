import type { Catalogue } from '../../catalogue.ts';

/** The lessons of Wildfire: each text under its English one, so that a text that changes is said in English again. */
export default {
  'Your first match': 'Deine erste Partie',
  'This is your land. Roll to see where your home stands.':
    'Das ist dein Land. Würfle, wo dein Haus steht.',
  'Keep your home safe from the fire. Roll to see where it starts.':
    'Schütze dein Haus vor dem Feuer. Würfle, wo es beginnt.',
  'The fire has burnt a square and lit the next two. Roll to see what the wind does.':
    'Ein Feld ist verbrannt, und zwei daneben brennen. Würfle, was der Wind tut.',
  'Sparks! Tap the new fire near your home to put it out.':
    'Funken! Tippe auf das neue Feuer bei deinem Haus und lösche es.',
  'Look at the new fire near your home.': 'Schau auf das neue Feuer bei deinem Haus.',
  'A fire that is out does not spread.': 'Ein gelöschtes Feuer breitet sich nicht aus.',
  'Tap the square with the fire near your home.':
    'Tippe auf das Feld mit dem Feuer bei deinem Haus.',
  'You get one action each turn. The fire spread, so roll again.':
    'In jedem Zug hast du eine Aktion. Das Feuer ging weiter, also würfle wieder.',
  'A flare-up! Tap by your home to dig, and fire can’t go there.':
    'Eine Stichflamme! Tippe neben dein Haus und grabe. Dort kommt kein Feuer hin.',
  'Look at the square to the right of your home.': 'Schau auf das Feld rechts von deinem Haus.',
  'Fire cannot get past a square that you dug.': 'Über einen Graben kommt das Feuer nicht.',
  'Tap the square to the right of your home.': 'Tippe auf das Feld rechts von deinem Haus.',
  'The dice fell on a square that has burnt out. Now stop the fire right below your home.':
    'Die Würfel zeigen ein verbranntes Feld. Lösche jetzt das Feuer unter deinem Haus.',
  'Look right below your home.': 'Schau direkt unter dein Haus.',
  'A fire right beside your home will burn it next turn.':
    'Brennt es direkt daneben, brennt im nächsten Zug dein Haus.',
  'Tap the fire below your home.': 'Tippe auf das Feuer unter deinem Haus.',
  'The fire went on, but not where you dug. Roll on!':
    'Das Feuer ging weiter, aber nicht über deinen Graben. Würfle!',
  'That was close! Now it is up to you, so save your home till no fire is left.':
    'Das war knapp! Jetzt bist du dran. Rette dein Haus, bis nichts mehr brennt.',
  'The dice hit your home, and that is luck. You may act twice now!':
    'Die Würfel treffen dein Haus. Das ist Glück: Du hast jetzt zwei Aktionen!',
  'You put this fire out, so it cannot burn again.':
    'Dieses Feuer hast du gelöscht. Hier brennt nichts mehr.',
  'You dug here, so the sparks find no grass to burn.':
    'Hier hast du gegraben. Die Funken finden kein Gras.',
  'No fire is left, and your home stands. You win!':
    'Nichts brennt mehr, und dein Haus steht. Du gewinnst!',
  'The fire got your home this time. You can play on for points, or try a new match.':
    'Diesmal hat das Feuer dein Haus geholt. Spiel um Punkte weiter, oder fang neu an.',

  'Your first X4 match': 'Deine erste Partie X4',
  'Here are four quarters with four homes. Roll for the first home.':
    'Hier sind vier Viertel mit vier Häusern. Würfle für das erste Haus.',
  'Roll for each home, one by one.': 'Würfle für jedes Haus, eins nach dem anderen.',
  'Each quarter gets its own fire. Roll for the first one.':
    'In jedem Viertel bricht ein Feuer aus. Würfle für das erste.',
  'Now it is this quarter’s turn, and its fire spread. Roll to see what comes next.':
    'Jetzt ist dieses Viertel am Zug, und sein Feuer wuchs. Würfle, was geschieht.',
  'Act only in the quarter whose turn it is. Tap this fire to put it out.':
    'Handle nur in dem Viertel, das am Zug ist. Tippe auf dieses Feuer.',
  'Look at the fire on the way to your home.': 'Schau auf das Feuer vor deinem Haus.',
  'Put it out, and it cannot spread.': 'Lösch es, dann breitet es sich nicht aus.',
  'Tap the fire that is lit up.': 'Tippe auf das Feuer, das leuchtet.',
  'The turn goes on to the next quarter, round and round. Roll for this one.':
    'Reihum ist das nächste Viertel am Zug. Würfle für dieses.',
  'Look, the fire jumped over the line! It can go from quarter to quarter.':
    'Schau, das Feuer sprang über die Grenze! Es kann von Viertel zu Viertel.',
  'This flare-up jumped over the line! It can go from quarter to quarter.':
    'Diese Stichflamme sprang über die Grenze! Sie kann von Viertel zu Viertel.',
  'One home is lost, but the match goes on. Save the rest of them!':
    'Ein Haus ist verloren, aber es geht weiter. Rette die anderen!',
  'No fire burns in this quarter, so its turn is skipped.':
    'In diesem Viertel brennt nichts. Sein Zug fällt aus.',

  'Your first VS match': 'Deine erste Partie VS',
  'You and a bot each have the same land. Roll, and the dice count for both.':
    'Du und ein Bot habt das gleiche Land. Würfle, es gilt für beide.',
  'Keep more squares free than the bot. Roll to see where the fire starts.':
    'Halte mehr Felder frei als der Bot. Würfle, wo das Feuer beginnt.',
  'The fire spread in both lands. Roll to see what the wind does.':
    'In beiden Ländern wuchs das Feuer. Würfle, was der Wind tut.',
  'Now you choose. Tap this fire to put it out before it spreads.':
    'Jetzt wählst du. Tippe auf dieses Feuer, bevor es sich ausbreitet.',
  'Look at the fire on the right.': 'Schau auf das Feuer rechts.',
  'Each free square is a point at the end.': 'Jedes freie Feld ist am Ende ein Punkt.',
  'The bot chose too, but you cannot see it yet. Roll on!':
    'Der Bot hat auch gewählt, aber das siehst du noch nicht. Würfle!',
  'Your home has burnt down, but you play on. Each free square is still a point.':
    'Dein Haus ist verbrannt, aber du spielst weiter. Jedes freie Feld zählt.',

  'Put out the right fire': 'Lösche das richtige Feuer',
  'You will put out the fire on the right. Will it still light the squares next to it?':
    'Du löschst das Feuer rechts. Steckt es die Felder daneben noch an?',
  'Yes, it will.': 'Ja, das tut es.',
  'No, it will not.': 'Nein, das tut es nicht.',
  'Right! Once it is out, it cannot burn any more.':
    'Richtig! Was gelöscht ist, brennt nicht mehr.',
  'You can put out a fire that still burns. Tap the one on the right.':
    'Löschen kannst du, was noch brennt. Tippe auf das Feuer rechts.',
  'Look at the right side of the black square.': 'Schau rechts neben das schwarze Feld.',
  'A square that has burnt out cannot be put out.': 'Ein verbranntes Feld kannst du nicht löschen.',
  'Tap the fire on the right.': 'Tippe auf das Feuer rechts.',
  'Well done! This fire is out and will not burn again.':
    'Gut gemacht! Dieses Feuer ist aus und brennt nie wieder.',

  'Dig in time': 'Grabe rechtzeitig',
  'You will dig in the square that is lit. Can the fire go there?':
    'Du gräbst auf dem Feld, das leuchtet. Kann das Feuer dorthin?',
  'Yes, it can.': 'Ja, das kann es.',
  'No fire can burn where you dug.': 'Wo du gegraben hast, brennt nichts.',
  'No, it cannot.': 'Nein, das kann es nicht.',
  'Right! It goes the other three ways.': 'Richtig! Es geht nur in die anderen drei Richtungen.',
  'The fire will come to your home. Dig between the fire and your home.':
    'Das Feuer kommt auf dein Haus zu. Grabe zwischen Feuer und Haus.',
  'You can dig there, but it is too far away to help.':
    'Dort kannst du graben, aber es hilft nicht: Es ist zu weit weg.',
  'Look at the square between the fire and your home.':
    'Schau auf das Feld zwischen Feuer und Haus.',
  'Tap the free square to the left of your home.':
    'Tippe auf das freie Feld links von deinem Haus.',
  'The fire spread, but not there. A dug square is safe for good.':
    'Das Feuer ging weiter, aber nicht dorthin. Ein Graben hält für immer.',

  'How many times you dig': 'Wie oft du graben darfst',
  'Your home is not on the edge here. How many times may you dig?':
    'Hier steht dein Haus nicht am Rand. Wie oft darfst du graben?',
  'Not once.': 'Kein Mal.',
  'That is so in a corner. Here you dig more.': 'So ist es in der Ecke. Hier gräbst du öfter.',
  'Once.': 'Einmal.',
  'That is so at the edge. Here you dig more.': 'So ist es am Rand. Hier gräbst du öfter.',
  'Twice.': 'Zweimal.',
  'Yes! Two times in the whole game.': 'Ja! Zweimal im ganzen Spiel.',
  'At the edge you may dig once. In a corner you cannot dig at all.':
    'Am Rand gräbst du einmal, in der Ecke gar nicht.',

  'Where the fire goes next': 'Wohin das Feuer geht',
  'Two fires burn side by side. How many squares catch fire next?':
    'Zwei Feuer brennen nebeneinander. Wie viele Felder fangen als Nächstes Feuer?',
  'Four squares.': 'Vier Felder.',
  'Count all the free squares next to both fires.': 'Zähl alle freien Felder neben beiden Feuern.',
  'Six squares.': 'Sechs Felder.',
  'Yes! Three next to each fire.': 'Ja! Drei neben jedem Feuer.',
  'Eight squares.': 'Acht Felder.',
  'A fire does not light a fire that burns.': 'Was schon brennt, fängt nicht noch einmal Feuer.',
  'Now let the fire burn and see. Press Pass.': 'Lass das Feuer jetzt brennen. Drück auf „Passen“.',
  'Look at the buttons.': 'Schau auf die Knöpfe.',
  'You may let a turn go by.': 'Du darfst auch nichts tun.',
  'Press Pass.': 'Drück auf „Passen“.',
  'Six new fires! The old ones went black at the same time.':
    'Sechs neue Feuer! Die alten wurden zugleich schwarz.',

  'What the dice do': 'Was die Würfel tun',
  'The dice will show a fire that burns. How many new fires will it light?':
    'Die Würfel zeigen gleich ein brennendes Feld. Wie viele neue Feuer gibt es?',
  'None.': 'Keines.',
  'It flares up at once.': 'Es gibt sofort eine Stichflamme.',
  'Three.': 'Drei.',
  'Yes! It flares up, and lights what is free.':
    'Ja! Die Stichflamme steckt an, was daneben frei ist.',
  'Six.': 'Sechs.',
  'Just this one flares up.': 'Nur hier gibt es eine Stichflamme.',
  'Roll and see.': 'Würfle und schau.',
  'One new fire is near your home. Put it out.': 'Ein neues Feuer ist bei deinem Haus. Lösch es.',
  'Look up and to the left of your home.': 'Schau links oben von deinem Haus.',
  'Next, the dice will show your own home. What happens then?':
    'Gleich zeigen die Würfel dein Haus. Was geschieht dann?',
  'It burns.': 'Es brennt.',
  'The dice never light your home.': 'Die Würfel stecken dein Haus nie an.',
  'I may act twice.': 'Ich habe zwei Aktionen.',
  'Yes! What luck!': 'Ja! So ein Glück!',
  'Now you may put out two fires, or dig.': 'Jetzt darfst du zwei Feuer löschen oder graben.',

  'It is about paper and pencil. The screen draws everything for you.':
    'Das betrifft Stift und Papier. Der Bildschirm zeichnet selbst.',
  'It answers a question that rarely comes up. The board does it by itself, and the match tells you.':
    'Das kommt selten vor. Der Plan macht es selbst, und die Partie sagt es dir.',
  'It is about points, which nobody needs to win or lose.':
    'Das betrifft die Punkte. Zum Gewinnen brauchst du sie nicht.',
  'It is a detail of X4 or VS that the board does by itself.':
    'Das ist eine Kleinigkeit von X4 oder VS. Der Plan macht sie selbst.',
} satisfies Catalogue;
