const en =
  'Alex Amina Amy Anna Bella Ben Charlie Chloe Dad Daisy Daniel Ella Emma Ethan Finn Grace Grandma Grandpa Harry Isla ' +
  'Jack James Kate Leo Lily Lucy Max Mei Mia Mum Noah Nora Oliver Poppy Ravi Rose Ruby Sam Sophie Theo Tom Yusuf Zoe';
const it =
  'Alice Amir Andrea Anna Aurora Bea Carlo Chiara Davide Diego Elena Emma Enea Eva Francesco Gaia Giada Giorgia Giulia ' +
  'Giulio Leo Lia Lorenzo Luca Lucia Mamma Marco Maria Martina Matteo Mei Mia Nico Nina Noemi Nonna Nonno Papà Pietro ' +
  'Sara Sofia Tommaso Viola Yasmin';

/** Names to choose from with a tap, in the order of the alphabet. */
export const FRIENDLY_NAMES: Readonly<Record<'en' | 'it', readonly string[]>> = {
  en: en.split(' '),
  it: it.split(' '),
};
