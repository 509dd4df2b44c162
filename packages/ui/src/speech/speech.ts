/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Whether something may be spoken: stopping takes browsers some time, and each tap asks for it. A page before may speak on. */
let speaks = canSpeak();

/** Speaks a text, in a voice of its language if there is one. Calls `done` when it has been said. Does nothing where the browser cannot speak. */
export function speak(text: string, language: string, done?: () => void): void {
  if (!canSpeak() || text.trim() === '') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  const voice = speechSynthesis
    .getVoices()
    .find((each) => each.lang.toLowerCase().startsWith(language));
  if (voice !== undefined) words.voice = voice;
  if (done !== undefined) words.onend = done;
  speaks = true;
  speechSynthesis.speak(words);
}

/** Stops speaking. */
export function hush(): void {
  if (speaks) speechSynthesis.cancel();
  speaks = false;
}
