/** Loads each of the classic games with its kinds of event, by its id: for threads that play one of them. */
export const load = {
  'tic-tac-toe': async () => {
    const { ticTacToe: game, EVENTS: events } = await import('@glade/tic-tac-toe');
    return { game, events };
  },
  'connect-four': async () => {
    const { connectFour: game, EVENTS: events } = await import('@glade/connect-four');
    return { game, events };
  },
  breakthrough: async () => {
    const { breakthrough: game, EVENTS: events } = await import('@glade/breakthrough');
    return { game, events };
  },
};
