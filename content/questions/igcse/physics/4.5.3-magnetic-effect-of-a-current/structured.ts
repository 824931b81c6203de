import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { quantity } from '@/lib/exams/format'
import { figure } from '@/lib/figures/figure'
import { compass } from '@/lib/figures/magnet'
import { centred, line, polyline, rect, text } from '@/lib/figures/shapes'
import { MAGNETISM } from '../4.1-simple-phenomena-of-magnetism/points'
import { CHANGE_WORDS } from '../change-words'

const { supplement, templates } = questionsOf('structured', '4.5.3')

export { templates }

/** Two significant figures where they print the value in full, else three. */
const show = (value: number, unit: string) =>
  quantity(value, unit, Math.abs(Number(value.toPrecision(2)) - value) < 1e-9 * Math.abs(value) ? 2 : 3)

const PLACES = [
  ['A crane at a scrapyard', 'pieces of scrap steel'],
  ['A crane at a steelworks', 'steel plates'],
  ['A machine at a recycling centre', 'empty steel cans'],
  ['A robot in a factory', 'steel car doors'],
] as const

supplement('lifting-electromagnet', {
  facts: { difficulty: 3, checked: '2026-11-24', calculator: 'needed' },
  values: random => {
    const volts = random.pick([12, 24, 36, 48])
    const ohms = random.step(3, 16, 0.5)
    const amps = volts / ohms
    const isNeat = Math.abs(Number(amps.toPrecision(2)) - amps) < 1e-9
    return amps >= 2 && amps <= 8 && isNeat
      ? {
          volts,
          ohms,
          amps,
          place: random.pick(PLACES),
          away: random.chance(0.5),
          end: random.pick(['P', 'X', 'T']),
        }
      : null
  },
  make: ({ volts, ohms, amps, place: [who, load], away, end }) => {
    const pole = away ? 'N' : 'S'
    const force = away ? 'repelled' : 'attracted'
    return {
      stem: `${who} lifts and releases ${load} with an electromagnet. The electromagnet is a coil of insulated wire on a soft-iron core. The diagram shows a plotting compass beside end ${end} of the core when there is a current in the coil.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/coil-on-a-core-with-a-compass',
          title: 'A coil on a core, connected to a d.c. supply, with a compass at one end',
          description: `A level rectangular core carries a coil whose two ends are connected to a d.c. supply below. The right end of the core is labelled ${end}. To the right of it is a plotting compass. The arrow of its needle shows its N pole, which points ${away ? 'to the right, away from the core' : 'to the left, towards the core'}.`,
          height: 176,
        },
        rect(60, 40, 190, 34, 'l sheet'),
        Array.from({ length: 9 }, (_, at) => line(80 + at * 17, 76, 88 + at * 17, 38, 'p')).join(''),
        polyline(
          [
            [80, 76],
            [80, 140],
            [105, 140],
          ],
          'p',
        ),
        polyline(
          [
            [224, 38],
            [224, 28],
            [268, 28],
            [268, 140],
            [205, 140],
          ],
          'p',
        ),
        rect(105, 124, 100, 32, 'l sheet'),
        centred(155, 140, 'd.c. supply'),
        text(238, 62, end, { anchor: 'middle', cls: 'b' }),
        compass(312, 57, away ? 0 : 180, 16),
        text(312, 94, 'compass', { anchor: 'middle', cls: 's' }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Explain why the core is made of soft iron and not of steel.',
          subtopic: '4.1',
          scheme: [
            judged(
              'soft iron loses its magnetism (easily) when the current is switched off, so the load is released',
              `
              ${MAGNETISM}
              reject iron ...(no steel).. permanent
              reject iron ...(no steel).. not LOSE
              reject steel ...(no iron/not/while/whereas/but/hard).. LOSE ...(no iron).. MAGNETISM, without iron
              accept iron ...(no steel).. LOSE
              accept LOSE ...(no steel).. iron
              accept iron/it/core ...(no steel).. not KEEP
              accept it/core ... LOSE ... MAGNETISM, without steel
              accept it/core ... temporary, without steel
              accept release/drop ... off
              accept iron/it/core ... off ... release/drop/fall
              unsure LOSE
              earns: soft iron loses its magnetism when the current is off
              earns: iron is a temporary magnet
              earns: soft iron can be easily demagnatised
              misses: soft iron keeps its magnetism
              misses: iron is a good conductor
              misses: steel stays magnetised`,
            ),
            judged(
              'steel stays magnetised (steel makes a permanent magnet), so the load would not be released',
              `
              ${MAGNETISM}
              reject steel ...(no iron/not).. LOSE
              reject steel ...(no iron).. not KEEP
              accept steel ...(no iron).. KEEP
              accept steel ...(no iron).. not LOSE
              accept KEEP ... steel
              accept steel ... hard ... LOSE/demagnetise/magnetise
              accept steel ... not release/drop
              unsure steel, MAGNETISM
              unsure permanent
              earns: steel stays magnetised
              earns: steel would be a permannent magnet
              earns: steel does not lose its magnetism
              misses: steel loses its magnetism
              misses: iron loses its magnetism easily
              misses: steel is stronger`,
            ),
          ],
          modelAnswer:
            'Soft iron is a temporary magnet: it loses its magnetism when the current is switched off, so the load falls off. Steel would stay magnetised and keep hold of the load.',
          solution:
            'Soft iron is easily magnetised and easily loses its magnetism; steel keeps it. The electromagnet must let go of its load when the current is switched off.',
        }),
        b: ask.written({
          prompt: `The arrow of the compass needle is its N pole. State the magnetic pole at end ${end}, and explain your answer.`,
          command: 'State',
          objective: 'AO2',
          scheme: [
            judged(
              `${pole} pole`,
              `
              THIS = ${away ? 'north/n' : 'south/s'}
              OTHER = ${away ? 'south/s' : 'north/n'}
              END = ${end}/end/it/core/electromagnet
              reject END be/is ...(no THIS/compass/needle/attract/repel/opposite/different/same).. OTHER
              accept END is ...(no OTHER/attract/repel/opposite).. THIS
              accept END ...(no OTHER/compass/needle/attract/repel/opposite/like/unlike).. THIS
              reject END ...(no THIS/compass/needle/attract/repel/opposite/like/unlike).. OTHER
              accept THIS, without OTHER
              accept THIS ... at/of ${end}
              accept THIS pole ... because/as/since
              reject OTHER, without THIS
              unsure THIS
              earns: ${away ? 'north' : 'south'}
              earns: ${end} is ${away ? 'an N' : 'an S'} pole because the compass is ${away ? 'repelled' : 'attracted'}
              earns: it is a ${away ? 'norht' : 'soutth'} pole
              misses: ${away ? 'south' : 'north'}
              misses: ${end} is ${away ? 'an S' : 'an N'} pole
              misses: the compass points ${away ? 'away' : 'towards it'}`,
            ),
            judged(
              `the N pole of the needle is ${force} by ${end}, and ${away ? 'like poles repel' : 'unlike poles attract'}`,
              `
              THIS = ${away ? 'repel/repelled/repulsion/away' : 'attract/attracted/attraction/towards/toward'}
              OTHER = ${away ? 'attract/attraction' : 'repel/repulsion'}
              reject ${away ? 'opposite/unlike/different ... repel' : 'like/same/similar ...(no opposite/unlike/different/repel).. attract'}
              reject OTHER, without THIS
              accept THIS
              accept point to/at ${away ? 'nothing' : `core/end/it/${end}`}
              earns: the N pole of the compass is ${force}
              earns: ${away ? 'like poles repel' : 'opposite poles attract'}
              earns: it is ${away ? 'reppelled' : 'atracted'} by the core
              misses: ${away ? 'unlike poles attract' : 'like poles repel'}
              misses: the needle is magnetic
              misses: the current flows in the coil`,
            ),
          ],
          modelAnswer: `End ${end} is ${away ? 'an N' : 'an S'} pole. The N pole of the needle points ${away ? 'away from' : 'towards'} ${end}, so it is ${force}: ${away ? 'like poles repel' : 'unlike poles attract'}.`,
          solution: `The N pole of the needle points ${away ? 'away from' : 'towards'} ${end}, so it is ${force}. ${away ? 'Like poles repel' : 'Unlike poles attract'}: end ${end} is ${away ? 'an N' : 'an S'} pole.`,
        }),
        c: ask.written({
          prompt: `Describe the effect on the magnetic field at end ${end} when the current in the coil is increased, and the effect when it is reversed.`,
          lines: 2,
          scheme: [
            judged(
              'current increased: stronger field (in the same direction)',
              `
              ${CHANGE_WORDS}
              reject field ...(no strong/UP).. weak
              reject not strong
              accept strong/powerful
              accept field/magnet/strength/it ... UP
              accept UP field/magnetism/strength/force
              unsure strength
              earns: the field gets stronger
              earns: it increases the magnetic feild strength
              earns: a stronger field is made
              misses: the field gets weaker
              misses: the field is reversed
              misses: it stays the same`,
            ),
            judged(
              'current reversed: field in the opposite direction (of the same strength)',
              `
              ${CHANGE_WORDS}
              FIELD = field/pole/polarity/it/needle/compass/magnet
              reject reverse ... weak/SAME direction
              accept FIELD ...(no when/if/weak/current/SAME/strong).. REVERSE/change
              accept REVERSE/change ... pole/polarity/field
              accept opposite direction/pole/way
              accept direction ... REVERSE/change
              accept north ... south
              accept south ... north
              unsure REVERSE/opposite
              earns: the direction of the field reverses
              earns: when it is reversed the poles swap
              earns: the feild points in the oposite direction
              misses: the field becomes stronger
              misses: the field gets weaker
              misses: it becomes zero`,
            ),
          ],
          modelAnswer:
            'When the current is increased the field becomes stronger. When the current is reversed the direction of the field is reversed.',
          solution:
            'The size of the current sets the strength of the field, and its direction sets the direction of the field.',
        }),
        d: ask.number({
          lead: `The resistance of the coil is ${show(ohms, 'Ω')}. The p.d. across it is ${quantity(volts, 'V')}.`,
          prompt: 'Calculate the electrical power supplied to the coil. Give the unit.',
          subtopic: '4.2.5',
          answer: amps * volts,
          unit: 'W',
          unitMode: 'asked',
          scheme: [
            `C1 *I* = *V* ÷ *R*, or ${volts} ÷ ${ohms}`,
            `C1 ${show(amps, 'A')}`,
            `C1 *P* = *IV*, or ${show(amps, '')} × ${volts}`,
            `A1 ${show(amps * volts, 'W')}`,
          ],
          solution: `*R* = *V* ÷ *I*, so *I* = *V* ÷ *R* = ${volts} ÷ ${ohms} = ${show(amps, 'A')}. *P* = *IV* = ${show(amps, '')} × ${volts} = ${show(amps * volts, 'W')}.`,
        }),
      },
    }
  },
  verify: ({ volts, ohms }) => ({ d: volts ** 2 / ohms }),
})

const SPEAKERS = [
  ['the loudspeaker of a radio', 'radio'],
  ['the loudspeaker of a television', 'television'],
  ['a loudspeaker at a concert', 'amplifier'],
  ['the small loudspeaker of an alarm', 'alarm circuit'],
  ['the loudspeaker in a car', 'car stereo'],
] as const

supplement('action-of-a-loudspeaker', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => ({
    which: random.pick(SPEAKERS),
    bigger: random.chance(0.5),
    cone: random.pick(['paper cone', 'plastic cone', 'light cone']),
  }),
  make: ({ which: [which, source], bigger, cone }) => {
    const [change, strength, loud] = bigger
      ? ['increased', 'stronger', 'louder']
      : ['decreased', 'weaker', 'quieter']
    return {
      stem: `In ${which}, a coil is fixed to a ${cone}. The coil is in the field of a permanent magnet. The ${source} supplies an alternating current to the coil.`,
      parts: {
        a: ask.written({
          prompt: 'Explain how the loudspeaker produces sound.',
          lines: 6,
          scheme: [
            judged(
              'the current in the coil produces a magnetic field (around the coil)',
              `
              MAKE = produce/create/make/generate/cause/give/induce/set/become/turn/form/act/has
              accept current ... MAKE ... field/magnet/electromagnet
              accept coil ... MAKE ... field/magnet/electromagnet
              accept field ... around/of/by/from coil/current
              accept current ... field
              accept coil field
              accept electromagnet
              unsure MAKE field
              unsure coil ... field
              earns: the current makes a magnetic field around the coil
              earns: the coil becomes an electromagnet
              earns: a magnetic feild is produced by the coil
              misses: the permanent magnet is strong
              misses: the cone vibrates
              misses: the current flows in the coil`,
            ),
            judged(
              'there is a force between the coil and the permanent magnet',
              `
              accept force
              accept interact
              accept attract/repel/push/pull/attraction/repulsion
              accept motor effect
              unsure field ... field
              earns: there is a force on the coil
              earns: the coil is atracted and repelled by the magnet
              earns: the two fields interact
              misses: the coil has a current
              misses: the air vibrates
              misses: a field is produced`,
            ),
            judged(
              'the current alternates, so the force keeps reversing',
              `
              ${CHANGE_WORDS}
              accept force/field/direction/pole/magnetism/polarity/attract/push ...(no permanent).. REVERSE/change
              accept REVERSE ... force/field/pole
              accept attract & repel
              accept push & pull
              accept change direction
              accept coil/cone/it ... back/forth/forwards/backwards
              unsure current ... REVERSE/alternate
              unsure REVERSE
              earns: the force keeps changing direction
              earns: so the field of the coil is reversed again and again
              earns: the forse is reversed again and again
              misses: the force is large
              misses: the air vibrates
              misses: there is a field`,
            ),
            judged(
              `the coil and the ${cone} vibrate and set the air vibrating`,
              `
              VIBRATE = vibrate/oscillate/vibration/oscillation/(back forth)/(to fro)/(in out)/(backward forward)/(backwards forwards)/(forwards backwards)/(up down)
              reject not VIBRATE
              accept VIBRATE & air/sound/wave/compression
              accept cone/coil/it/diaphragm ... move ... air
              unsure VIBRATE
              unsure cone/coil ... move
              earns: the cone vibrates and makes the air vibrate
              earns: the coil and cone vibbrate to produce sound waves
              earns: the cone moves back and forth and pushes the air
              misses: there is a force
              misses: the current makes a sound
              misses: the magnet attracts the coil`,
            ),
          ],
          modelAnswer: `The alternating current in the coil produces a magnetic field that keeps reversing. So the force between the coil and the permanent magnet keeps reversing as well. The coil and the ${cone} vibrate, and the cone makes the air vibrate, which is a sound wave.`,
          solution:
            'The current makes the coil an electromagnet. When the current is reversed, so is the field of the coil, and the permanent magnet pulls instead of pushing. The coil and the cone move to and fro, and the cone sets the air vibrating.',
        }),
        b: ask.written({
          prompt: 'State the difference between an alternating current (a.c.) and a direct current (d.c.).',
          subtopic: '4.2.2',
          scheme: [
            judged(
              'a.c. keeps reversing its direction and d.c. is in one direction only',
              `
            ${CHANGE_WORDS}
            AC = "ac"/alternate/alternating
            DC = "dc"/(direct current)
            ONE = one/1/same/single/constant/only
            BOTH = both/two/forth/forward/backward/backwards/change/different
            reject AC ...(no DC/REVERSE/BOTH).. ONE direction/way
            reject DC ...(no AC/not/ONE).. REVERSE/BOTH direction/way
            accept AC ...(no DC).. REVERSE/BOTH & DC ...(no AC).. ONE direction/way
            accept AC ...(no DC).. REVERSE/BOTH & DC ...(no AC).. not REVERSE/change
            accept DC ...(no AC).. ONE direction/way & AC ...(no DC).. not ONE
            unsure AC ...(no DC).. REVERSE/BOTH
            unsure DC ...(no AC).. ONE direction/way
            unsure REVERSE, ONE direction/way
            earns: a.c. changes direction and d.c. flows in one direction only
            earns: In an alternating current the direktion keeps reversing, a direct current has one direction
            earns: ac reverses but dc does not change direction
            misses: a.c. is larger than d.c.
            misses: a.c. flows in one direction and d.c. changes direction
            misses: a.c. is from the mains and d.c. from a battery`,
            ),
          ],
          modelAnswer:
            'An alternating current keeps reversing its direction; a direct current is in one direction only.',
          solution:
            'Direct means one direction only, as from a battery. Alternating means first in one direction and then in the other, again and again.',
        }),
        c: ask.written({
          prompt: `The size of the alternating current in the coil is ${change}. Explain the effect on the sound.`,
          command: 'Explain',
          scheme: [
            judged(
              `the magnetic field of the coil is ${strength}, or the force on the coil is ${bigger ? 'greater' : 'smaller'}`,
              `
              ${CHANGE_WORDS}
              THIS = ${bigger ? 'UP' : 'DOWN'}
              OTHER = ${bigger ? 'DOWN' : 'UP'}
              reject field/force/magnet/magnetism ...(no THIS).. OTHER
              accept field/force/magnet/magnetism/electromagnet/strength ...(no OTHER).. THIS
              accept THIS ...(no OTHER/current).. field/force/magnet/magnetism/electromagnet
              unsure field/force
              earns: the force on the coil is ${bigger ? 'larger' : 'smaller'}
              earns: the magnetic field of the coil is ${strength}
              earns: a ${bigger ? 'stronger' : 'weaker'} magnetic feild
              misses: the force is ${bigger ? 'smaller' : 'larger'}
              misses: the sound is ${loud}
              misses: the current is changed`,
            ),
            judged(
              `${bigger ? 'greater' : 'smaller'} vibration of the cone, so the sound is ${loud}`,
              `
              ${CHANGE_WORDS}
              LOUD = loud/noisy
              QUIET = quiet/soft
              reject ${bigger ? 'QUIET | less loud' : 'LOUD, without less/not'}
              accept ${bigger ? 'LOUD' : 'QUIET | less/not LOUD'}
              accept volume/loudness ... ${bigger ? 'UP' : 'DOWN'}
              accept ${bigger ? 'UP' : 'DOWN'} volume/loudness
              unsure ${bigger ? 'UP' : 'DOWN'} ... amplitude/vibration/vibrate
              unsure amplitude/vibration/vibrate/move ... ${bigger ? 'UP' : 'DOWN'}
              earns: the sound is ${loud}
              earns: the cone vibrates ${bigger ? 'more so it is louder' : 'less so it is quieter'}
              earns: the sond becomes ${bigger ? 'louder' : 'quieter'} because the vibration is ${bigger ? 'bigger' : 'smaler'}, ${bigger ? 'amplitued' : 'amplitued'}
              misses: the sound is ${bigger ? 'quieter' : 'louder'}
              misses: the sound has a ${bigger ? 'higher' : 'lower'} pitch
              misses: the force changes`,
            ),
          ],
          modelAnswer: `The magnetic field of the coil becomes ${strength}, so the force between the coil and the magnet is ${bigger ? 'greater' : 'smaller'}. The cone vibrates with a ${bigger ? 'greater' : 'smaller'} amplitude and the sound is ${loud}.`,
          solution: `A ${bigger ? 'larger' : 'smaller'} current gives a ${strength} magnetic field and a ${bigger ? 'greater' : 'smaller'} force. The amplitude of the vibration, and with it the loudness, ${bigger ? 'increases' : 'decreases'}.`,
        }),
        d: ask.written({
          prompt: 'State why steel, and not soft iron, is a suitable material for the permanent magnet.',
          subtopic: '4.1',
          scheme: [
            judged(
              'steel keeps its magnetism, or soft iron loses its magnetism easily',
              `
              ${MAGNETISM}
              reject steel ...(no iron).. LOSE
              reject iron ...(no steel).. not LOSE
              accept steel ...(no iron).. KEEP ...(no iron).. MAGNETISM
              accept steel ... not LOSE ... MAGNETISM
              accept iron ...(no steel).. LOSE ... MAGNETISM
              accept iron ... not KEEP ... MAGNETISM
              accept it KEEP ... MAGNETISM, without iron
              unsure KEEP/LOSE, MAGNETISM
              earns: steel stays magnetised
              earns: soft iron looses its magnetism too easily
              earns: it keeps its magnatism
              misses: steel is stronger than iron
              misses: steel loses its magnetism easily
              misses: steel is cheaper`,
            ),
          ],
          modelAnswer: 'Steel keeps its magnetism, whereas soft iron loses its magnetism easily.',
          solution:
            'A permanent magnet must stay magnetised. Steel does; soft iron is used where the magnetism must disappear again.',
        }),
      },
    }
  },
})
