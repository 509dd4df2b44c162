import { OVER } from '@glade/engine';
import { hush, pageAnnouncer, speak, type Announcer, type Urgency } from '@glade/ui';
import type { Say } from '@glade/text';
import { settings } from '../settings.ts';
import { language } from '../words.ts';
import { tellAll } from './narration.ts';
import type { Scene } from './session.ts';

let announcer: Announcer | undefined;

/** Says something to those who listen: through the screen reader, and aloud where that is switched on. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  announcer ??= pageAnnouncer(document);
  announcer.say(text, urgency);
  if (!settings.value.speech) return;
  if (urgency === 'assertive') hush();
  speak(text, language.value);
}

/** Says what a scene shows. */
export function announceScene(say: Say, scene: Scene, step: string): void {
  if (scene.type === 'dice') {
    if (scene.refusal === undefined) return;
    announce(say('dice.again', { faces: scene.cast.faces.join(' ') }));
    return;
  }
  const { view, events } = scene;
  const { outcome } = view;
  const told = tellAll(say, view, events, 'spoken');
  const last = view.actor === OVER && outcome !== undefined ? say(`outcome.${outcome.code}`) : step;
  announce([told, last].filter((text) => text !== '').join(' '));
}
