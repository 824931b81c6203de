import { questionsOf } from '@/lib/exams/authoring/question-file'
import { plan } from './plan'
import {
  apparatus,
  beside,
  changes,
  concludes,
  headings,
  kept,
  type Measured,
  point,
  repeats,
  THINGS,
} from './points'

const { core, templates } = questionsOf('practical', 'P.1', { calculator: 'not-needed' })

export { templates }

const EYE_LEVEL =
  '(eye level) | ((eye/eyes) ... (level/height)) | parallax/perpendicular | "set square" | (right angle)'

const METER = 'newtonmeter/forcemeter | ((newton/force) (meter/sensor)) | (spring balance)'

const MEASURED: Measured = {
  name: 'the force',
  of: 'force/friction',
  shown: `((force/friction/reading/${METER}), (read/record/measure/pull/pulled/pulling/note/write/drag/dragged/compare/highest/largest/biggest/graph/plot/chart/table/mean/average/attach/hook)) | ((angle/mass/masses/weight/weights) ...(no same).. (move/moves/slide/slides/slip/slips)) | ((move/moves/slide/slides/slip/slips) ... (angle/weight/protractor))`,
  said: 'pull it with the newton meter and read the force',
}

const SURFACES = [
  {
    thing: 'plastic box',
    surfaces: 'felt, cardboard, a wooden board and a metal tray',
    names: 'felt/cardboard/wood/board/metal/tray',
    first: 'felt',
  },
  {
    thing: 'metal block',
    surfaces: 'sandpaper, cloth, glass and a plastic sheet',
    names: 'sandpaper/cloth/glass/plastic',
    first: 'sandpaper',
  },
  {
    thing: 'wooden block',
    surfaces: 'carpet, glass, sandpaper and a wooden board',
    names: 'carpet/glass/sandpaper/wood/board',
    first: 'carpet',
  },
  {
    thing: 'brick',
    surfaces: 'concrete, a rubber mat, a plastic sheet and a wooden board',
    names: 'concrete/rubber/mat/plastic/wood/board',
    first: 'rubber mat',
  },
  {
    thing: 'shoe',
    surfaces: 'carpet, tiles, a rubber mat and a wooden floor board',
    names: 'carpet/tiles/tile/rubber/mat/wood/board',
    first: 'carpet',
  },
] as const

core('friction-on-surfaces', {
  facts: { difficulty: 2, checked: '2026-11-29' },
  values: random => ({
    of: random.pick(SURFACES),
    who: random.pick(['A student', 'A class', 'A designer', 'A teacher']),
  }),
  make: ({ of, who }) => ({
    stem: [
      `${who} drags a ${of.thing} along a level surface. The force needed depends on the friction between the two. There are pieces of ${of.surfaces}, with string and a hook.`,
      `Friction acts on a ${of.thing} that slides. ${who} has a ${of.thing} with a hook, string, and four flat surfaces to try: ${of.surfaces}.`,
      `${who} wants to know where a ${of.thing} slides most easily. It has a hook for a string. The surfaces to be compared are ${of.surfaces}.`,
    ],
    parts: {
      '': plan({
        prompt: `Plan an investigation to find how the force of friction on the ${of.thing} depends on the kind of surface.`,
        because:
          'At a steady speed the pull is equal to the friction, so a forcemeter can read it. The weight of the object presses it on the surface and changes the friction, so it stays the same.',
        scheme: [
          apparatus(
            'a forcemeter (newton meter, spring balance)',
            [THINGS.newtonMeter],
            ['a newton meter', 'a spring balance', 'a forcemetre, newtonmetre'],
          ),
          point(
            `pulls the ${of.thing} along the surface with the forcemeter`,
            `
  PULL = pull/pulled/drag/dragged/pulling/dragging/slide/move
  METER = newtonmeter/forcemeter/meter/balance/spring/string/sensor
  accept ((PULL) & (newtonmeter/forcemeter | ((newton/force) meter) | (spring balance))) | (PULL ... METER) | (METER ...(no read/record).. PULL) | (attach/hook/connect/tie) ... METER`,
            [
              `pull it along with the newton meter`,
              `hook the forcemeter to the ${of.thing} and drag it`,
              'pul it with the newton metre, attatch a forcemetre',
            ],
            'use a newton meter',
          ),
          point(
            'reads the force as it moves at a steady speed (or as it begins to move)',
            `
  STEADY = constant/steady/slowly/same/uniform/equal
  accept STEADY (speed/velocity/pace/rate) | steadily/slowly | ((start/starts/begin/begins/just) ...(no measure/stopwatch/reading).. (move/moves/moving/slide/slides/slip)) | (no acceleration) | not accelerate | (until/when) (it/block/brick/shoe/box/object) (moves/slides/slips) | (maximum/max) (force/reading)`,
            [
              'pull at a constant speed and read the force',
              'read it just as it begins to move',
              'record the force when it moves at stedy speeed',
            ],
            'use a newton meter',
          ),
          changes({
            text: 'the other surfaces',
            words: 'surface/surfaces/material/materials/floor/floors',
            listed: 'do the same on each surface',
            measured: MEASURED,
            misspelt: 'reepeat on the other surfases',
            also: `((repeat/same/then/next) ...(no force/mass/times/speed).. (${of.names})) | ((${of.names}) ...(no force).. then ...(no force).. (${of.names}))`,
          }),
          kept({
            text: `the ${of.thing} (its mass, and what presses on it)`,
            words: 'mass/weight/block/brick/shoe/box/object/load/masses',
            named: `the mass of the ${of.thing}`,
            slip: 'wieght of it, masss',
          }),
          kept({
            text: `the area (side) of the ${of.thing} that touches the surface, the dryness of the surfaces, or the speed and direction of the pull`,
            words:
              'area/side/face/areas/bottom | (surface area) | (contact area) | dryness/dry/clean/wet/moisture | angle/direction | (direction (pull/force))',
            also: '((all/each/every) ... (dry/clean)) | (surfaces ... (dry/clean/level/horizontal)) | ((pull/string/meter/force/newtonmeter/forcemeter) ... (horizontal/horizontally/parallel)) | (same (speed/velocity/pace)) | (keep ... (speed/velocity/pace) ... (same/constant))',
            named: 'the area in contact',
            slip: 'arrea, areea, contakt aera, clen and dry',
          }),
          repeats(MEASURED),
          headings({
            columns: [[{ of: 'force/friction/f/reading', units: ['N', 'newtons', 'newton'] }]],
            named: 'surface, force / N',
            misspelt: 'tabel with surfase, forse / N, friction / N',
          }),
          concludes({
            text: 'compares the forces (bar chart): the surface with the largest force has the most friction',
            measured: 'force/forces/friction/reading/readings',
            changed: 'surface/surfaces/material',
            also: '((bar (chart/graph)) ... (force/forces/friction/surface)) | ((angle/mass/weight) ... (larger/largest/bigger/biggest/greater/greatest/higher/highest/more/most) ... friction) | ((larger/largest/bigger/biggest/greater/greatest/higher/highest/more/most) (angle/mass/weight) ... (friction/rough/roughest)) | ((high/highest/large/largest/great/greatest/big/biggest/most/strongest) (force/reading | (mean force))) ...(no smooth/smoothest/least).. (friction/rough/roughest/rougher/surface) | ((low/lowest/small/smallest/least/less) (force/reading)) ...(no rough/roughest/most).. (friction/smooth/smoothest/surface/smoother/easily) | ((most/largest/greatest/highest/more) friction) ...(no same).. ((high/highest/large/largest/great/greatest/big/biggest/most) (force/reading)) | (larger/bigger/higher/greater/more) force ... (more/larger/greater/higher/bigger) friction',
            earns: [
              'draw a bar chart of the force for each surface',
              'the surface with the largest force has the most friction',
              'the bigest force means the most frction',
            ],
            miss: 'read the force on the newton meter',
          }),
          beside(
            MEASURED,
            point(
              'a precaution: zero of the forcemeter, string level, reading at eye level, surface fixed',
              `
  accept (zero (error/reading/check)) | (check/set/adjust) ... zero | zero ... (meter/forcemeter/newtonmeter/balance/before) | ${EYE_LEVEL} | (horizontal/horizontally/parallel) | ((fix/tape/clamp/hold) ...(no same).. (surface/carpet/sandpaper/mat/down)) | (clean/wipe/dry) ...(no same).. (surface/surfaces/block)`,
              [
                'check that the forcemeter reads zero',
                'pull horizontally',
                'check the meter for zzero error, zero eror, horizontaly',
              ],
              'use a newton meter',
            ),
          ),
        ],
        modelAnswer: `A newton meter is needed as well. Check that it reads zero. Lay the ${of.first} flat on the bench. Hook the newton meter to the ${of.thing} and pull it horizontally along the surface at a steady speed. Record the force. Repeat with the other surfaces. Keep the mass of the ${of.thing} the same. Keep the area in contact the same. Keep the speed of the pull the same. Repeat three times on each surface and take the mean. Table with columns surface, force / N. Draw a bar chart of the force for each surface: the surface with the largest force has the most friction.`,
      }),
    },
  }),
})
