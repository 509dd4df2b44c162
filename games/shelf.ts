/** Loads each game of the shelf with its kinds of event, by its id: for threads that play one of them. */
export const load = {
  wildfire: async () => {
    const { wildfire: game, EVENTS: events } = await import('@glade/wildfire');
    return { game, events };
  },
  'forest-fire': async () => {
    const { forestFire: game, EVENTS: events } = await import('@glade/forest-fire');
    return { game, events };
  },
  'leaf-climbers': async () => {
    const { leafClimbers: game, EVENTS: events } = await import('@glade/leaf-climbers');
    return { game, events };
  },
  'starfall-forest': async () => {
    const { starfallForest: game, EVENTS: events } = await import('@glade/starfall-forest');
    return { game, events };
  },
  'war-kids': async () => {
    const { warKids: game, EVENTS: events } = await import('@glade/war-kids');
    return { game, events };
  },
  'fair-verona': async () => {
    const { fairVerona: game, EVENTS: events } = await import('@glade/fair-verona');
    return { game, events };
  },
};
