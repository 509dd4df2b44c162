/** Whether this browser can speak at all. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Speaks the text in a voice of the language, if there is one; else says nothing. `done` hears when it has been said. */
export function speak(text: string, language: string, done?: () => void): void {
  if (!canSpeak() || text.trim() === '') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  const voice = speechSynthesis
    .getVoices()
    .find((each) => each.lang.toLowerCase().startsWith(language));
  if (voice !== undefined) words.voice = voice;
  if (done !== undefined) words.onend = done;
  speechSynthesis.speak(words);
}

/** Stops speaking. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
