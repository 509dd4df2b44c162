/** Che cosa si racconta alla fine. */
export const ending = {
  'ending.usedUp':
    'Le tessere erano finite, eppure avete trovato la strada. Ecco {tokens} segnalini a casa in {turns} turni!',
  // Nobody plays who could try again.
  'outcome.boxed.bots': 'Troppe tessere non trovano posto.',
  'outcome.cold.bots': 'Le tessere sono finite e le tracce si sono perse.',
  'outcome.errand.bots': 'L’ultimo segnalino non è arrivato in tempo.',
  'ending.usedUp.bots':
    'Le tessere erano finite, eppure i bot hanno trovato la strada. Ecco {tokens} segnalini a casa in {turns} turni!',
  'ending.oneSafe':
    'Avete portato a casa {tokens} segnalini appena in tempo! Solo {player, seat} non aveva ancora due tessere in attesa.',
  'ending.oneSafe.bots':
    'Ecco {tokens} segnalini a casa, appena in tempo! Solo {player, seat} non aveva ancora due tessere in attesa.',
  'ending.oneSafe.you':
    'Tutti e {tokens} i segnalini sono arrivati a casa appena in tempo! Solo tu non avevi ancora due tessere in attesa.',
  'ending.carrier': '{player, seat} ha portato a casa {most} segnalini su {tokens}.',
  'ending.carrier.you': 'Hai portato a casa {most} segnalini su {tokens}.',
  'ending.won':
    'Avete superato {cleared, plural, one {un Incontro} other {# Incontri}} e portato a casa {tokens} segnalini in {turns} turni.',
  'ending.won.bots':
    'I bot hanno superato {cleared, plural, one {un Incontro} other {# Incontri}} e portato a casa {tokens} segnalini in {turns} turni.',
  'ending.oneMissing.bots':
    'I bot hanno portato a casa {tokens, plural, one {un segnalino} other {# segnalini}}. Ne mancava uno solo!',
  'ending.oneMissing':
    'Avete portato a casa {tokens, plural, one {un segnalino} other {# segnalini}}. Ne mancava uno solo!',
  'ending.closedIn':
    'Al turno {turn} un’altra tessera {player, seat, di} non ci stava. Prima {tokens, plural, =0 {non era arrivato a casa nessun segnalino} one {era arrivato a casa # segnalino} other {erano arrivati a casa # segnalini}} su {goal}.',
  'ending.closedIn.you':
    'Al turno {turn} un’altra tua tessera non ci stava. Prima {tokens, plural, =0 {non era arrivato a casa nessun segnalino} one {era arrivato a casa # segnalino} other {erano arrivati a casa # segnalini}} su {goal}.',
  'ending.lost.bots':
    'I bot hanno posato {laid} tessere {cleared, plural, =0 {senza superare nessun Incontro} one {e superato un Incontro} other {e superato # Incontri}}. Segnalini a casa: {tokens} su {goal}.',
  'ending.lost':
    'Avete posato {laid} tessere {cleared, plural, =0 {senza superare nessun Incontro} one {e superato un Incontro} other {e superato # Incontri}}. Segnalini a casa: {tokens} su {goal}.',
};
