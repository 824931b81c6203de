import { ask } from '@/lib/exams/authoring/ask'
import { judged } from '@/lib/exams/authoring/marks'
import { questionsOf } from '@/lib/exams/authoring/question-file'
import { money, plain, quantity } from '@/lib/exams/format'
import { CHANGE_WORDS } from '../change-words'
import { show } from '../shared'

const { core, templates } = questionsOf('structured', '4.4', { calculator: 'needed' })

export { templates }

const APPLIANCES = [
  { name: 'electric kettle', watts: [2000, 2800], fuse: 13, minutes: [10, 40] },
  { name: 'electric oven', watts: [2000, 2800], fuse: 13, minutes: [30, 90] },
  { name: 'toaster', watts: [800, 1000], fuse: 5, minutes: [10, 30] },
  { name: 'coffee machine', watts: [800, 1000], fuse: 5, minutes: [10, 60] },
  { name: 'food processor', watts: [400, 600], fuse: 3, minutes: [10, 30] },
  { name: 'soup warmer', watts: [400, 600], fuse: 3, minutes: [300, 480] },
] as const

const FUSES = [3, 5, 13, 30] as const

core('fuse-earth-and-cost', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const { name, watts, fuse, minutes } = random.pick(APPLIANCES)
    const power = random.step(watts[0], watts[1], 50)
    const volts = random.pick([220, 230, 240])
    const perDay = random.step(minutes[0], minutes[1], 10)
    const days = random.pick([7, 14, 30, 60, 90])
    const energy = (power / 1000) * (perDay / 60) * days
    const cents = random.pick([18, 20, 25, 30, 32, 35])
    const isPlain = Math.abs(energy * 10 - Math.round(energy * 10)) < 1e-9
    return isPlain && energy >= 2
      ? { name, fuse, power, volts, perDay, days, energy, cents, amps: power / volts }
      : null
  },
  make: ({ name, fuse, power, volts, perDay, days, energy, cents, amps }) => {
    const cost = (energy * cents) / 100
    const article = /^[aeiou]/.test(name) ? 'An' : 'A'
    return {
      stem: `${article} ${name} has a metal case. It is labelled “${volts}\u00a0V, ${plain(power)}\u00a0W”. Its cable contains three wires: live, neutral and earth. There is a fuse in the plug.`,
      parts: {
        'a.i': ask.number({
          prompt: `Calculate the current in the ${name} when it works normally. Give the unit.`,
          subtopic: '4.2.5',
          answer: amps,
          unit: 'A',
          unitMode: 'asked',
          scheme: [`C1 *I* = *P* ÷ *V*, or ${plain(power)} ÷ ${volts}`, `A1 ${quantity(amps, 'A', 2)}`],
          solution: `*P* = *IV*, so *I* = *P* ÷ *V* = ${plain(power)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        }),
        'a.ii': ask.number({
          prompt: `Fuses are available with ratings of ${FUSES.slice(0, 3)
            .map(each => `${each} A`)
            .join(', ')} and ${FUSES[3]} A. State the rating of the most suitable fuse for the plug.`,
          command: 'State',
          objective: 'AO2',
          answer: fuse,
          unit: 'A',
          sigFigs: 1,
          scheme: [`${fuse} A`],
          solution: `The normal current is ${quantity(amps, 'A', 2)}. The fuse must carry it, and must melt when the current is only a little larger: the next rating above it is ${fuse} A.`,
        }),
        b: ask.written({
          prompt: `The live wire becomes loose and touches the metal case. Explain how the earth wire and the fuse protect a person who touches the case.`,
          command: 'Explain',
          scheme: [
            judged(
              'there is a (very) large current from the live wire through the case to the earth wire (low resistance)',
              `
              ${CHANGE_WORDS}
              BIG = large/high/big/huge/great/strong/excess/excessive/surge/UP
              EARTH = earth/ground/earthed/grounded
              reject DOWN current ...(no person/body/them).. EARTH
              accept BIG current
              accept current ... BIG
              accept current/electricity/charge/electron/it ... through/to/into/down/by/via/along ... EARTH
              accept EARTH ... carry/conduct/take/direct/provide/lead/give/low ... current/electricity/charge/path/resistance
              earns: a large current flows from the case to earth
              earns: the current goes through the earth wire to the ground
              earns: the erth wire conducts the curent away
              misses: the fuse melts
              misses: the current is normal
              misses: the case gets hot`,
            ),
            judged(
              'the fuse melts',
              `
              BREAK = melt/blow/break/burn/trip/blew/pop
              reject not BREAK
              accept fuse ... BREAK
              accept BREAK ... fuse
              earns: the fuse blows
              earns: this mellts the fuse
              earns: and the fuse wire will burn out
              misses: the fuse stops the shock
              misses: the wire melts
              misses: the fuse does not melt`,
            ),
            judged(
              'the live wire / the supply is disconnected, so the case is not live (no shock)',
              `
              CUT = cut/break/disconnect/off/stop/open/isolate/interrupt/incomplete/shut
              SUPPLY = circuit/supply/current/power/appliance/electricity/live/mains/flow/${name.split(' ').at(-1)}
              accept CUT ... SUPPLY
              accept SUPPLY ... CUT
              accept case/it/appliance ... not live
              accept "no current"/"no longer live"/"not live"/"no more current"/"not complete"
              unsure not shock/electrocute
              earns: it breaks the circuit
              earns: the current is cut off
              earns: so the case is no longer live, the apliance is disconected
              misses: the fuse melts
              misses: the person gets a shock
              misses: the current is large`,
            ),
          ],
          modelAnswer:
            'The earth wire is connected to the case and has a very low resistance, so there is a large current from the live wire through the case and the earth wire. This current melts the fuse. The appliance is disconnected from the live wire, so the case is no longer live and nobody gets a shock.',
          solution:
            'Follow the current: live wire, case, earth wire. It is large because the resistance of this path is low. The fuse melts and breaks the live side of the circuit.',
        }),
        c: ask.written({
          prompt: 'State why the switch must be in the live wire and not in the neutral wire.',
          scheme: [
            judged(
              'so that no part of the appliance is live / at a high voltage when it is switched off',
              `
            LIVE = live/(high voltage)/mains/powered/energised
            CUT = cut/break/disconnect/isolate/interrupt
            reject neutral ... carry/has ... current/voltage/high, without live
            accept not (part/appliance/it/inside/nothing/circuit/device ... LIVE)
            accept neutral ... still/remain/stay/would ... LIVE
            accept still/remain/stay/would ... LIVE
            accept CUT ... live/supply/mains/voltage/(high voltage)
            accept live/supply/mains ... CUT
            accept appliance/it/part ... not voltage/live
            unsure shock/electrocute/safe
            unsure live ... carry/has/contain ... current/voltage
            unsure current ... not enter/reach/flow
            earns: so the appliance is not live when it is switched off
            earns: with the switch in the neutral wire the appliance would still be live
            earns: it disconects it so that no part is at a high voltage
            misses: because the neutral wire has a high voltage
            misses: so that it can be turned off
            misses: the fuse is in the live wire`,
            ),
          ],
          modelAnswer:
            'With the switch in the live wire, no part of the appliance is live when the switch is open.',
          solution:
            'A switch in the neutral wire would stop the current too, but the inside of the appliance would still be joined to the live wire.',
        }),
        'd.i': ask.number({
          lead: `The ${name} runs at its full power for ${quantity(perDay, 'minutes')} each day.`,
          prompt: `Calculate the energy, in kWh, that it transfers in ${days} days.`,
          subtopic: '4.2.5',
          answer: energy,
          unit: 'kWh',
          via: [
            { value: perDay / 60, formula: `${power / 1000}*${days}*x` },
            { value: (perDay * days) / 60, formula: `${power / 1000}*x` },
            { value: ((power / 1000) * perDay) / 60, formula: `${days}*x` },
          ],
          scheme: [
            `C1 power in kW × time in h, or ${plain(power / 1000)} × ${perDay} ÷ 60 × ${days}`,
            `A1 ${quantity(energy, 'kWh')}`,
          ],
          solution: `The power is ${plain(power / 1000)} kW. The time is ${perDay} × ${days} = ${plain(perDay * days)} minutes = ${show((perDay * days) / 60, 'h')}. Energy = power × time = ${quantity(energy, 'kWh')}.`,
        }),
        'd.ii': ask.number({
          prompt: `The price of 1 kWh is ${cents} cents. Calculate the cost of this energy in dollars.`,
          command: 'Calculate',
          subtopic: '4.2.5',
          answer: cost,
          unit: '$',
          follow: { from: 'd.i', formula: `x*${cents}/100` },
          scheme: [money(cost)],
          solution: `Cost = number of kWh × price of 1 kWh = ${plain(energy)} × ${cents} cents = ${plain(energy * cents)} cents, or ${money(cost)}.`,
        }),
      },
    }
  },
  verify: ({ power, volts, perDay, days, cents }) => {
    // Energy in joules, at 3.6 million to the kilowatt-hour.
    const joules = power * perDay * 60 * days
    const fuse = [3, 5, 13, 30].filter(each => each * volts > power)[0] ?? Number.NaN
    return {
      'a.i': 1 / (volts / power),
      'a.ii': fuse,
      'd.i': joules / 3.6e6,
      'd.ii': ((joules / 3.6e6) * cents) / 100,
    }
  },
})

const LOADS = [
  {
    where: 'In a kitchen',
    items: [
      ['kettle', 1800, 2400],
      ['toaster', 800, 1200],
      ['microwave oven', 900, 1400],
    ],
  },
  {
    where: 'In a workshop',
    items: [
      ['fan heater', 1500, 2000],
      ['air compressor', 1000, 1500],
      ['bench saw', 800, 1400],
    ],
  },
  {
    where: 'In a hotel room',
    items: [
      ['hair dryer', 1200, 2000],
      ['kettle', 1200, 1800],
      ['iron', 1000, 1600],
    ],
  },
] as const

const TOOLS = ['electric drill', 'electric sander', 'hair clipper', 'food mixer'] as const

const HAZARDS = [
  {
    hazard: 'using a hand-held appliance in damp conditions',
    reason: 'water conducts, so a current may pass through the person (electric shock)',
    earns: `
      WET = water/damp/wet/moisture/moist/liquid
      HARM = shock/electrocute/electrocution/(current ... person/body/user)
      reject WET ... not conduct
      reject WET insulator
      accept WET ... conduct/conductor
      accept conduct ... WET
      accept WET & HARM
      unsure HARM
      unsure conduct
      earns: water conducts electricity so you can get a shock
      earns: the damp can let the person get an electric shock
      earns: watter is a good conducter
      misses: the bare wire can be touched
      misses: the cable gets too hot
      misses: water is an insulator`,
  },
  {
    hazard: 'using a cable with damaged insulation',
    reason: 'a person may touch the bare live wire and get a shock, or bare wires may touch and start a fire',
    earns: `
      BARE = touch/expose/bare/contact/naked/open/live/uncover/(short circuit)
      HARM = shock/electrocute/electrocution/fire/short/kill/(current ... person/body/user)
      accept BARE & HARM
      accept damage/insulation/worn/broken/fray, HARM
      unsure BARE
      unsure HARM
      earns: someone could touch the live wire and get a shock
      earns: the exposed wires may touch and cause a fire
      earns: a person may tuoch the bare wire and be electrocuted
      misses: water is near
      misses: the coiled cable gets hot
      misses: it uses more energy`,
  },
  {
    hazard: 'using a long cable that is tightly coiled up',
    reason: 'the cable cannot lose thermal energy quickly, overheats and may melt',
    earns: `
      HEAT = heat/hot/overheat/thermal/temperature/warm
      reject not heat/overheat
      accept coil/cable/it/wire, HEAT/melt
      accept HEAT, not escape/lose/leave/out/away
      accept HEAT
      unsure melt/fire
      earns: the coiled cable overheats
      earns: heat cannot escape from the cable
      earns: it may get too hot and melt, overheeting
      misses: someone may trip over it
      misses: water conducts electricity
      misses: the wire is bare`,
  },
] as const

core('overloaded-extension-lead', {
  facts: { difficulty: 3, checked: '2026-11-24' },
  values: random => {
    const { where, items } = random.pick(LOADS)
    const loads = items.map(([name, low, high]) => ({ name, watts: random.step(low, high, 100) }))
    const volts = random.pick([220, 230, 240])
    const total = loads.reduce((sum, { watts }) => sum + watts, 0)
    const limit = random.pick([10, 13])
    return total / volts > limit + 2
      ? { where, loads, volts, total, limit, tool: random.pick(TOOLS), order: random.sample(HAZARDS, 2) }
      : null
  },
  make: ({ where, loads, volts, total, limit, tool, order }) => {
    const amps = total / volts
    return {
      stem: `${where}, three appliances are plugged into one extension lead and used at the same time. The lead is connected to a ${quantity(volts, 'V')} supply. The largest safe current in its cable is ${quantity(limit, 'A')}. The table shows the powers of the appliances.`,
      table: {
        head: ['appliance', 'power / W'],
        rows: loads.map(({ name, watts }) => [name, plain(watts)]),
      },
      parts: {
        'a.i': ask.number({
          prompt:
            'Calculate the current in the cable of the extension lead when all three appliances are switched on.',
          subtopic: '4.2.5',
          answer: amps,
          unit: 'A',
          scheme: [
            `C1 total power ${plain(total)} W, or currents of the appliances added`,
            `C1 *I* = *P* ÷ *V*, or ${plain(total)} ÷ ${volts}`,
            `A1 ${quantity(amps, 'A', 2)}`,
          ],
          solution: `The total power is ${loads.map(({ watts }) => plain(watts)).join(' + ')} = ${quantity(total, 'W')}. *P* = *IV*, so *I* = *P* ÷ *V* = ${plain(total)} ÷ ${volts} = ${quantity(amps, 'A', 2)}.`,
        }),
        'a.ii': ask.written({
          prompt: 'Explain why it is dangerous to use the extension lead in this way.',
          scheme: [
            judged(
              'the current is larger than the largest safe current of the cable, so the cable overheats',
              `
              ${CHANGE_WORDS}
              HEAT = heat/hot/overheat/warm
              OVER = exceed/overload/too/more/over/UP/excess/above/greater/higher
              reject current ...(no UP/OVER/than).. DOWN safe
              reject not OVER, without safe
              accept current/it/lead/cable ... OVER & HEAT/fire/melt/burn
              accept cable/lead/wire/extension/it ... HEAT
              accept OVER ... current & HEAT/fire/melt/burn
              unsure OVER, current
              unsure HEAT
              earns: the current is larger than the safe current so the cable overheats
              earns: the cable gets too hot
              earns: the curent exceeds the limit and the wires overheet
              misses: a person could get a shock
              misses: the fuse is too small
              misses: water may get in`,
            ),
            judged(
              'the insulation may melt, or risk of fire',
              `
              accept fire/flame/ignite/burn
              accept insulation/plastic/cable/wire/it/lead/coating ... melt
              accept melt ... insulation/plastic/cable/wire/lead/coating
              unsure melt
              earns: it may cause a fire
              earns: the insulation could melt
              earns: the insullation may start to bern
              misses: someone may get a shock
              misses: the current is too high
              misses: the fuse blows`,
            ),
          ],
          modelAnswer: `The current in the cable is larger than ${quantity(limit, 'A')}. The cable overheats, its insulation may melt and a fire may start.`,
          solution: `The appliances are in parallel, so their currents add up in the cable. ${quantity(amps, 'A', 2)} is more than ${quantity(limit, 'A')}: the cable becomes so hot that it may start a fire.`,
        }),
        b: ask.written({
          prompt: `Explain the hazard of ${order[0]?.hazard} and of ${order[1]?.hazard}.`,
          command: 'Explain',
          scheme: order.map(({ hazard, reason, earns }) => judged(`${hazard}: ${reason}`, earns)),
          modelAnswer: order
            .map(({ reason }) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`)
            .join(' '),
          solution:
            'Impure water conducts electricity. Damaged insulation leaves the live wire bare. A coiled cable warms itself, because the energy cannot escape from between the turns.',
        }),
        'c.i': ask.written({
          lead: `${/^[aeiou]/.test(tool) ? 'An' : 'A'} ${tool} is double-insulated. Its cable contains only a live wire and a neutral wire.`,
          prompt: `Explain why the ${tool} does not need an earth wire.`,
          scheme: [
            judged(
              'its case is a non-conductor / plastic, so the case cannot become live',
              `
            CASE = case/casing/body/outside/outer/cover/shell/surface/exterior/handle/housing/box/frame/it/made/appliance/${tool.split(' ').at(-1)}
            reject CASE ...(no plastic/insulator/insulate).. metal/conductor
            accept CASE, plastic/rubber/insulator/insulating/nonconductor/nonconducting
            accept CASE, not conduct/conductor/metal
            accept CASE ... not live
            accept "no metal"/"not metal"/"non metal"/"non conductor"/"non conducting"
            accept plastic/insulating case/casing/body/cover
            unsure insulate
            earns: the case is made of plastic
            earns: its casing cannot become live
            earns: because the outer case is an insulatorr
            misses: it has a fuse
            misses: the case is made of metal
            misses: it uses a small current`,
            ),
          ],
          modelAnswer:
            'Its case is made of a non-conducting material such as plastic, so the case cannot become live.',
          solution:
            'An earth wire carries current away from a metal case. A case of an insulator cannot become live, even if the live wire touches it from the inside.',
        }),
        'c.ii': ask.written({
          prompt: `State why the plug of the ${tool} still contains a fuse.`,
          scheme: [
            judged(
              'to protect the circuit or the cable (from overheating) if the current is too large',
              `
            ${CHANGE_WORDS}
            BIG = too/large/high/big/UP/exceed/surge/excess/excessive/overload/overcurrent/short
            PROTECT = protect/prevent/stop/melt/break/blow/cut/disconnect/avoid/save/heat/overheat/damage/fire
            reject DOWN current
            accept current ... BIG & PROTECT
            accept BIG ... current & PROTECT
            accept protect/prevent/stop/avoid ... cable/wire/circuit/appliance/it ... heat/overheat/fire/damage/melt
            accept protect/prevent/stop/avoid ... overheat/fire/heat
            accept protect circuit/cable/wire
            accept overload/surge & PROTECT
            unsure current, BIG
            unsure PROTECT
            earns: it melts if the current is too high and protects the wires
            earns: to prevent the cable from overheating
            earns: to protekt the circuit from a large curent
            misses: because it has no earth wire
            misses: to give more electricity
            misses: to give it electricity`,
            ),
          ],
          modelAnswer:
            'If the current becomes too large, the fuse melts, so that the cable does not overheat.',
          solution:
            'A fault can make the current too large without an earth wire too, for example when live and neutral wires touch. The fuse then melts before the cable overheats.',
        }),
      },
    }
  },
  verify: ({ loads, volts }) => ({
    'a.i': loads.map(({ watts }) => watts / volts).reduce((sum, each) => sum + each, 0),
  }),
})
