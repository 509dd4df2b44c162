import type { Catalogue } from '@glade/engine';

/** What the cards of the roles tell: what a role does, how to act it, its story. */
export const stories = {
  'story.hotshot.does': 'Two moves: put out a whole square near you, or step.',
  'story.hotshot.mime': 'Hold a big fire hose in both hands, and spray!',
  'story.hotshot.story':
    'Your team goes to the fire on foot. You fight it with hoses and shovels. People who are great at something are called hotshots, too. They say that the word comes from you! The way to a forest is long. When you arrive, the fire has grown.',
  'story.hotshot.know':
    'Did you know? Hotshot teams work where the fire is hottest. That is how they got their name.',
  'story.smokeJumper.does':
    'Two moves: take one Fire counter near you, step, or jump. You jump from the edge to anywhere.',
  'story.smokeJumper.mime': 'Hold on to the straps of your parachute.',
  'story.smokeJumper.story':
    'You float down on a parachute, close to the fire. So you cannot carry much. Afterwards you walk out of the forest. Then a plane takes you where you are needed.',
  'story.smokeJumper.know':
    'Did you know? The tools of smoke jumpers come down on parachutes, too. So they can have quite a lot of them.',
  'story.pilot.does':
    'In one round you fill your tank. In the next you drop water on three squares. You begin by filling up. So more fires fall before your first drop.',
  'story.pilot.mime':
    'Your flat hand is the plane. Tuck your pointing finger and your ring finger under the middle finger. Thumb and little finger are the wings.',
  'story.pilot.easy': 'Too tricky? Hold the steering wheel of your plane with both hands.',
  'story.pilot.story':
    'Your seaplane comes down on a lake and fills a big tank. Then you fly over the fire, and splash! All the water falls on it.',
  'story.pilot.know':
    'Did you know? Most water planes do not stop on the lake. They skim over it and scoop up water as they go.',
  'story.mixed': 'Nobody puts out a big fire alone. People with different jobs help each other.',
} satisfies Catalogue;
