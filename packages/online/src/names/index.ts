const en =
  'Mum Dad Grandma Grandpa Alex Amina Amy Anna Bella Ben Charlie Chloe Daisy Daniel Ella Emma Ethan Finn Grace Harry ' +
  'Isla Jack James Kate Leo Lily Lucy Max Mei Mia Noah Nora Oliver Poppy Ravi Rose Ruby Sam Sophie Theo Tom Yusuf Zoe';
const it =
  'Mamma Papà Nonna Nonno Alice Amir Andrea Anna Aurora Bea Carlo Chiara Davide Diego Elena Emma Enea Eva Francesco Gaia Giada Giorgia Giulia ' +
  'Giulio Leo Lia Lorenzo Luca Lucia Marco Maria Martina Matteo Mei Mia Nico Nina Noemi Pietro ' +
  'Sara Sofia Tommaso Viola Yasmin';

/** Names to choose from with a tap: the family first, then in the order of the alphabet. */
export const FRIENDLY_NAMES: Readonly<Record<'en' | 'it', readonly string[]>> = {
  en: en.split(' '),
  it: it.split(' '),
};
