import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { figure } from '@/lib/figures/figure'
import { barMagnet } from '@/lib/figures/magnet'
import { arrow, circle, line, polyline, rect, text } from '@/lib/figures/shapes'
import { CHANGE_WORDS } from '../change-words'

const { supplement, templates } = questionsOf('structured', '4.5.1')

export { templates }

supplement('magnet-moved-at-a-coil', {
  facts: { difficulty: 4, checked: '2026-11-24' },
  values: random => ({
    north: random.chance(0.5),
    inwards: random.chance(0.5),
    side: random.pick([
      ['left', 'right'],
      ['right', 'left'],
    ] as const),
    vehicle: random.pick(['bicycle dynamo', 'wind-up torch', 'hand-cranked radio', 'small wind generator']),
    order: random.shuffle(['other', 'still', 'fast'] as const),
  }),
  make: ({ north, inwards, side: [first, second], vehicle, order }) => {
    const pole = north ? 'N' : 'S'
    const facing = inwards ? pole : north ? 'S' : 'N'
    const force = inwards ? 'repels' : 'attracts'
    const [towards, back] = inwards ? ['towards', 'away from'] : ['away from', 'towards']
    const article = (name: string) => (name === 'N' || name === 'S' ? `an ${name} pole` : name)
    const ITEMS = {
      other: `The ${pole} pole is moved ${back} the coil at the same speed.`,
      still: `The magnet is held at rest near the coil.`,
      fast: `The ${pole} pole is moved ${towards} the coil at a greater speed.`,
    }
    const WHEN = { other: `moved ${back} the coil`, still: 'held at rest', fast: 'moved at a greater speed' }
    const RESULTS = {
      other: `to the ${second} (of the same size as before)`,
      still: 'no deflection',
      fast: `larger than before (to the ${first})`,
    }
    const EARNS = {
      other: `
        OTHER = opposite/reverse/${second}/(other side)/(other way)/(other direction)/(different direction)
        DEFLECT = deflect/deflection/needle/pointer/it/move/go/turn/to
        reject ${back} ...(no fast/greater/rest).. to ${first}, without opposite/reverse/other
        accept DEFLECT ... OTHER
        accept OTHER ... DEFLECT
        accept opposite/reverse
        unsure ${second}
        earns: it is deflected to the ${second}
        earns: deflection in the opposite direction
        earns: the pointer moves the oposite way
        misses: there is no deflection
        misses: a larger deflection to the ${first}
        misses: it stays at zero`,
      still: `
        NONE = no/zero/0/none/nothing
        accept "no deflection"/"no movement"/"not move"/"not deflect"/"not be deflected"/"not deflected"/"doesnt move"/"doesnt deflect"/"no reading"/"no change"/"isnt deflected"/"wont move"/"wont deflect"/"no current"/"not change"/"nothing happens"/"no deflexion"/"no effect"
        accept zero/0/middle/centre/center/none/nothing
        accept stay/remain/at still/rest/zero/centre/stationary
        unsure no
        earns: no deflection
        earns: the pointer stays at zero
        earns: it does not move, it is in the midle
        misses: it is deflected to the ${first}
        misses: a larger deflection
        misses: it goes to the ${second}`,
      fast: `
        BIG = large/larger/great/bigger/big/more/high/increase/further/strong/far/larger/double
        DEFLECT = deflect/deflection/pointer/needle/it/reading/move/swing/angle
        reject DEFLECT ... small/smaller/less
        accept BIG ... deflect/deflection/swing/angle/reading
        accept DEFLECT ... BIG
        accept larger/bigger/BIG than/to
        unsure fast/BIG
        earns: a larger deflection
        earns: it is deflected further to the ${first}
        earns: the deflecsion is biger than before
        misses: no deflection
        misses: a smaller deflection
        misses: it is deflected to the ${second}`,
    }
    return {
      stem: `The ${pole} pole of a bar magnet is moved ${towards} end X of a coil. The coil is connected to a sensitive meter with its zero in the middle of the scale. While the magnet moves, the pointer of the meter is deflected to the ${first}.`,
      figure: figure(
        {
          name: 'electricity-and-magnetism/magnet-coil-and-meter',
          title: 'A bar magnet beside a coil that is connected to a meter',
          description: `A bar magnet lies level on the left, with its ${pole} pole on the side of the coil. An arrow shows that it moves ${towards} the coil. The near end of the coil is labelled X. The two ends of the coil's wire lead to a meter below.`,
          height: 186,
        },
        barMagnet(16, 52, 110, 30, !north),
        inwards ? arrow(46, 36, 100, 36, { cls: 'r' }) : arrow(100, 36, 46, 36, { cls: 'r' }),
        rect(200, 44, 120, 46, 'l sheet'),
        Array.from({ length: 8 }, (_, at) => line(206 + at * 14, 92, 214 + at * 14, 42, 'p')).join(''),
        text(186, 72, 'X', { anchor: 'middle', cls: 'b' }),
        polyline(
          [
            [206, 92],
            [206, 160],
          ],
          'p',
        ),
        polyline(
          [
            [312, 42],
            [312, 30],
            [338, 30],
            [338, 160],
            [314, 160],
          ],
          'p',
        ),
        line(206, 160, 246, 160, 'p') +
          line(274, 160, 314, 160, 'p') +
          circle(260, 160, 14, 'l sheet') +
          arrow(260, 170, 260, 150, { head: 7 }),
      ),
      parts: {
        a: ask.written({
          prompt: 'Explain why the pointer of the meter is deflected while the magnet moves.',
          scheme: [
            judged(
              'the magnetic field linked with the coil changes, or the coil cuts magnetic field lines',
              `
              CHANGE = change/vary/increase/decrease/cut/link/alter/stronger/weaker/disturb
              FIELD = field/line/flux/magnetism
              reject not CHANGE, without CHANGE
              reject magnet/current/field line ... cut coil
              accept FIELD ... CHANGE
              accept CHANGE ... FIELD
              accept coil/wire/conductor ... cut
              unsure field/flux/line
              earns: the magnetic field in the coil changes
              earns: the coil cuts the feild lines
              earns: there is a change of magnetic flux through the coil
              misses: the coil attracts it
              misses: an e.m.f. is induced
              misses: the pole moves`,
            ),
            judged(
              'an e.m.f. is induced (which drives a current in the closed circuit)',
              `
              EMF = emf/current/voltage/"pd"/(electromotive force)/(potential difference)
              reject not EMF, without induce
              accept induce ... EMF
              accept EMF ... induce
              accept EMF, generate/produce/create/induct, coil/wire/circuit/it/"emf"
              accept generate/produce/create EMF
              unsure induce/induction
              unsure EMF
              earns: an e.m.f. is induced in the coil
              earns: a curent is induced
              earns: this generates a voltage in the coil
              misses: the magnetic field changes
              misses: there is electricity
              misses: the coil becomes charged`,
            ),
          ],
          modelAnswer:
            'As the magnet moves, the magnetic field linked with the coil changes. This induces an e.m.f. in the coil, and because the circuit is complete there is a current in the meter.',
          solution:
            'An e.m.f. is induced in a coil whenever the magnetic field linked with it changes. The complete circuit through the meter then carries a current.',
        }),
        b: ask.written({
          prompt: `Each action is done on its own. Describe the deflection of the pointer when:

${order.map(each => `- ${ITEMS[each].charAt(0).toLowerCase()}${ITEMS[each].slice(1)}`).join('\n')}`,
          command: 'Describe',
          lines: 3,
          scheme: order.map(each => judged(`${WHEN[each]}: ${RESULTS[each]}`, EARNS[each])),
          modelAnswer: order
            .map(each => `${WHEN[each].charAt(0).toUpperCase()}${WHEN[each].slice(1)}: ${RESULTS[each]}.`)
            .join(' '),
          solution:
            'The opposite movement reverses the induced e.m.f. Without movement the field linked with the coil does not change and there is no e.m.f. A faster movement changes the field faster, so the e.m.f. is larger.',
        }),
        c: ask.written({
          prompt: `State the magnetic pole at end X of the coil while the ${pole} pole moves ${towards} it, and explain your answer.`,
          command: 'State',
          objective: 'AO2',
          lines: 4,
          scheme: [
            judged(
              `end X is ${article(facing)}`,
              `
              THIS = ${facing === 'N' ? 'north/n' : 'south/s'}
              OTHER = ${facing === 'N' ? 'south/s' : 'north/n'}
              END = x/end/coil/it
              reject END is ...(no THIS/attract/repel/opposite).. OTHER
              accept END is ...(no OTHER/attract/repel/opposite).. THIS
              accept END ...(no OTHER/magnet/attract/repel/opposite).. THIS
              accept THIS, without OTHER
              accept THIS pole ... because/as/since/to/so
              reject OTHER, without THIS
              unsure THIS
              earns: ${facing === 'N' ? 'north' : 'south'}
              earns: end X is ${facing === 'N' ? 'an N' : 'an S'} pole because it ${force} the magnet
              earns: it is a ${facing === 'N' ? 'norht' : 'soutth'} pole
              misses: ${facing === 'N' ? 'south' : 'north'}
              misses: X is ${facing === 'N' ? 'an S' : 'an N'} pole
              misses: it opposes the change`,
            ),
            judged(
              'the (effect of the) induced current opposes the change that causes it',
              `
              accept oppose/against/resist/counteract
              accept lenz
              accept prevent/stop ... change/motion/movement/magnet
              unsure opposite
              earns: the induced current opposes the change
              earns: by Lenz's law
              earns: it oposes the motion of the magnet
              misses: because it is attracted
              misses: the magnet is a north pole
              misses: the current is induced`,
            ),
            judged(
              `so the coil ${force} the magnet`,
              `
              THIS = ${inwards ? 'repel/repulsion' : 'attract/attraction'}
              OTHER = ${inwards ? 'attract/attraction' : 'repel/repulsion'}
              reject not THIS
              reject OTHER, without THIS
              accept THIS
              accept ${inwards ? 'push ... away' : 'pull ... back/closer/towards'}
              accept ${inwards ? 'like/same pole' : 'unlike/opposite pole'}
              earns: it ${force} the magnet
              earns: so there is ${inwards ? 'repulsion' : 'attraction'} between them
              earns: the coil ${inwards ? 'reppels' : 'attrackts'} it
              misses: the coil ${inwards ? 'attracts' : 'repels'} the magnet
              misses: it opposes the change
              misses: the current is large`,
            ),
          ],
          modelAnswer: `End X is ${article(facing)}. The induced current opposes the change that causes it, so while the magnet moves ${towards} the coil, the coil ${force} it.`,
          solution: `The induced e.m.f. opposes the change that causes it. The magnet moves ${towards} the coil, so the coil ${force} it. Facing ${article(pole)}, end X must be ${article(facing)}.`,
        }),
        d: ask.written({
          prompt: `In a ${vehicle}, a magnet is made to rotate near a coil of wire. Explain why there is an alternating current in the coil.`,
          command: 'Explain',
          subtopic: '4.5.2',
          scheme: [
            judged(
              'N pole and S pole pass the coil in turn, or the field linked with the coil keeps changing',
              `
              NORTH = north/n
              SOUTH = south/s
              FIELD = field/flux/line
              accept NORTH, SOUTH
              accept pole ... turn/alternate/change/different/opposite/each/both/swap/reverse
              accept FIELD ... change/vary/reverse/alternate/cut/increase/decrease
              accept change/vary/reverse/alternate/cut ... FIELD
              unsure magnet ... direction
              unsure field/flux/line
              earns: the north and south poles pass the coil in turn
              earns: the magnetic feild through the coil keeps changing
              earns: the poles near the coil alternate
              misses: the magnet spins
              misses: there is an e.m.f.
              misses: the current goes one way`,
            ),
            judged(
              'so the induced e.m.f. / current keeps reversing its direction',
              `
              ${CHANGE_WORDS}
              EMF = emf/current/voltage/"pd"/it/electron
              BACK = (back forth)/(forwards backwards)/(forward backward)/(both direction)/(positive ... negative)
              reject one/same/single direction
              reject not REVERSE
              accept EMF ... REVERSE/BACK
              accept REVERSE ... current/emf/voltage
              accept EMF ... direction ... change/reverse/opposite
              accept direction of EMF
              accept change direction
              unsure REVERSE
              earns: the induced current keeps changing direction
              earns: so the e.m.f. reverses every half turn
              earns: the direcsion of the current is reversed
              misses: the current flows in one direction only
              misses: the field changes
              misses: a current is induced`,
            ),
          ],
          modelAnswer:
            'As the magnet rotates, its N pole and its S pole come near the coil in turn. The field linked with the coil increases and decreases and is reversed, so the induced e.m.f. and the current keep changing direction.',
          solution:
            'A rotating magnet gives the coil an N pole, then an S pole, then an N pole again. The change of the field is reversed each half turn, and so is the induced e.m.f.',
        }),
      },
    }
  },
})
