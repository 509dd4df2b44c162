/** What the colours of the meeples are called; loaded where they are chosen. */
const colours: readonly string[] = ['red', 'blue', 'yellow', 'green', 'purple', 'grey'];

export default colours;
