/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Whether something may be spoken: stopping takes browsers some time, and each tap asks for it. A page before may speak on. */
let speaks = canSpeak();

/** What has happened to somebody and has not been said to its end; where a browser never says that it is, the last few. */
let lasting: readonly { readonly text: string; readonly language: string }[] = [];
const MOST_LASTING = 3;

/**
 * Speaks a text, in a voice of its language if there is one. Calls `done` when it has been said. What `lasts` of it is what has
 * happened to somebody. Does nothing where the browser cannot speak.
 */
export function speak(text: string, language: string, done?: () => void, lasts = ''): void {
  if (!canSpeak() || text.trim() === '') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  const voice = speechSynthesis
    .getVoices()
    .find((each) => each.lang.toLowerCase().startsWith(language));
  if (voice !== undefined) words.voice = voice;
  const kept = { text: lasts, language };
  if (lasts !== '') lasting = [...lasting, kept].slice(-MOST_LASTING);
  words.onend = () => {
    lasting = lasting.filter((each) => each !== kept);
    done?.();
  };
  speaks = true;
  speechSynthesis.speak(words);
}

/** Stops speaking. */
export function hush(): void {
  if (speaks) speechSynthesis.cancel();
  speaks = false;
  lasting = [];
}

/** The same, but what has happened to somebody is said all the same, from its beginning. */
export function hushPassing(): void {
  const kept = lasting;
  hush();
  for (const { text, language } of kept) speak(text, language, undefined, text);
}
