import type { Catalogue, Language } from '@glade/engine';

/** What people need at a real table, and what paper can replace. */
export const needs: Readonly<Record<Language, Catalogue>> = {
  en: {
    'need.guess': '{n} counters of all four kinds',
    'need.map': 'the map of the scenario',
    'need.blue.S': '{n, plural, one {# blue Soldier} other {# blue Soldiers}}',
    'need.blue.P': '{n, plural, one {# blue Pegasus} other {# blue Pegasi}}',
    'need.blue.M': '{n, plural, one {# blue Mage} other {# blue Mages}}',
    'need.blue.L': '{n, plural, one {the Prince} other {# Princes}}',
    'need.pink.S': '{n, plural, one {# pink Soldier} other {# pink Soldiers}}',
    'need.pink.P': '{n, plural, one {# pink Pegasus} other {# pink Pegasi}}',
    'need.pink.M': '{n, plural, one {# pink Mage} other {# pink Mages}}',
    'need.pink.L': '{n, plural, one {the Princess} other {# Princesses}}',
    'need.paper.guess':
      'Make the counters from slips with a letter: S, P, M, and a crown for the leader.',
    'need.paper':
      'Print the map, or draw it on paper with hexes. Make the counters from slips with a letter: S, P, M, and a crown for the leader.',
  },
  it: {
    'need.guess': '{n} pedine di tutti e quattro i tipi',
    'need.map': 'la mappa dello scenario',
    'need.blue.S': '{n, plural, one {# Soldato azzurro} other {# Soldati azzurri}}',
    'need.blue.P': '{n, plural, one {# Pegaso azzurro} other {# Pegasi azzurri}}',
    'need.blue.M': '{n, plural, one {# Mago azzurro} other {# Maghi azzurri}}',
    'need.blue.L': '{n, plural, one {il Principe} other {# Principi}}',
    'need.pink.S': '{n, plural, one {# Soldato rosa} other {# Soldati rosa}}',
    'need.pink.P': '{n, plural, one {# Pegaso rosa} other {# Pegasi rosa}}',
    'need.pink.M': '{n, plural, one {# Mago rosa} other {# Maghi rosa}}',
    'need.pink.L': '{n, plural, one {la Principessa} other {# Principesse}}',
    'need.paper.guess':
      'Per le pedine bastano foglietti con una lettera, S, P o M, e una corona per il capo.',
    'need.paper':
      'Stampate la mappa, o disegnatela su un foglio a esagoni. Per le pedine bastano foglietti con una lettera, S, P o M, e una corona per il capo.',
  },
};
