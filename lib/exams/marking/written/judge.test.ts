import { judgeWritten, readPoint } from './judge'

const verdictOf = (rules: string, answer: string, asked = '') =>
  judgeWritten(answer, readPoint(rules, { asked })).is

const said = (rules: string, answer: string) => {
  const { spans } = judgeWritten(answer, readPoint(rules))
  return spans.map(({ from, to }) => answer.slice(from, to))
}

describe('ideas', () => {
  it.each([
    ['accept particles vibrate', 'the particle vibrates', 'earned'],
    ['accept particles vibrate', 'vibrating particles', 'undecided'],
    ['accept particles, vibrate', 'There is vibration of the particles.', 'earned'],
    ['accept particles, vibrate', 'There are particles. They vibrate.', 'undecided'],
    ['accept particles & vibrate', 'There are particles. They vibrate.', 'earned'],
    ['accept hot air rise', 'hot air very slowly indeed rises', 'undecided'],
    ['accept hot air ... rise', 'hot air very slowly indeed rises', 'earned'],
    ['accept car/lorry stop', 'the lorry stopped', 'earned'],
    ['accept they stop', 'they’re stopped', 'earned'],
    ['accept a path', 'on A’s path', 'earned'],
    ['accept hot air | warm gas, rise', 'warm gas rises', 'earned'],
    ['accept photo*', 'by photosynthesis', 'earned'],
    ['accept "F = ma"', 'because F=ma', 'earned'],
    ['accept "9.8 N/kg"', 'g is 9.8 N / kg', 'earned'],
    ['accept two forces', 'there are 2 forces', 'earned'],
    ['accept 2 & 5', 'terminals 1,2,5', 'earned'],
    ['accept carbon/co2', 'it gives off CO2', 'earned'],
    ['accept co2', 'it gives off co and 2 others', 'not earned'],
    ['accept "1,000"', 'it is 1,000 m', 'earned'],
    ['accept emf, induced', 'An e.m.f. is induced', 'earned'],
    ['accept dc, one', 'one way: D.C.', 'earned'],
    ['accept pd, increases', 'It is the p.d. Current increases', 'undecided'],
    ['accept it stops', 'the force is F.It stops', 'earned'],
  ])('%s: “%s” is %s', (rules, answer, verdict) => {
    expect(verdictOf(rules, answer)).toBe(verdict)
  })
})

describe('negation', () => {
  it.each([
    ['accept white ppt', 'Ba(NO3)2 gives a white ppt', 'earned'],
    ['accept high temperature', 'N2 + O2 -> 2NO at high temperatures', 'earned'],
    ['accept high temperature', 'NO forms at high temperature', 'earned'],
    ['accept react', 'N2 + O2 makes NO and they react', 'earned'],
    ['accept react', 'they do NOT react, there is NO reaction', 'not earned'],
    ['accept white ppt', 'there is no 2nd white ppt', 'not earned'],
    ['accept connected', 'it is connected', 'earned'],
    ['accept connected', 'it is not connected', 'not earned'],
    ['accept connected', 'it dosent connect', 'not earned'],
    ['accept connected', "it is'nt connected", 'not earned'],
    ['accept not connected', 'it isn’t connected', 'earned'],
    ['accept not connected', 'it is disconnected', 'earned'],
    ['accept not connected', 'there is no connection', 'earned'],
    ['accept not connected', 'it is not disconnected', 'not earned'],
    ['accept no connection', 'there is no connection', 'earned'],
    ['accept no connection', 'it is not connected', 'earned'],
    ['accept no connection', 'there is a connection', 'not earned'],
    ['accept no longer fits', 'the substrate can no longer fit', 'earned'],
    ['accept no longer fits', 'the substrate fits', 'not earned'],
    ['accept has no wall', 'the cell has no wall', 'earned'],
    ['accept has no wall', 'the cell has a wall', 'not earned'],
    ['accept no/little air', 'there is little air', 'earned'],
    ['accept (no/little) ... air', 'there is little air', 'earned'],
    ['accept not connected', 'It is connected and not damaged', 'not earned'],
    ['accept not MADE, not lost\nMADE = made/created', 'x', 'nothing is called MADE'],
    ['MADE = made/created\naccept not MADE, not lost', 'neither created nor lost', 'earned'],
    ['accept not wall', 'it has no nucleus, chloroplast or wall', 'earned'],
    ['accept wall', 'there is no nucleus, but a membrane or a wall', 'earned'],
    ['accept wall', 'it has no nucleus, the wall is thick', 'earned'],
    ['accept wall', 'it has no nucleus, a wall. One or two', 'earned'],
    ['accept front', 'infront of it', 'earned'],
    ['accept metal', 'No, it is metal', 'earned'],
    ['accept spontaneous', 'There is no change as decay is spontaneous', 'earned'],
    ['accept gap', 'the lamp will not work as there is a gap', 'earned'],
    ['accept friction', 'it does not stop due to friction', 'earned'],
    ['accept friction', 'it is not due to friction', 'not earned'],
    ['accept hot', 'it is not as hot as the other', 'not earned'],
    ['accept mass', 'weight is not the same as mass', 'not earned'],
    ['accept fast', 'it does not move nearly as fast as before', 'not earned'],
    ['accept heat', 'it carries light rather than heat', 'not earned'],
    ['accept heat', 'it carries light instead of any heat', 'not earned'],
    ['accept light', 'it carries light instead of heat', 'earned'],
    ['accept light', 'Instead of heat, it carries light', 'earned'],
    ['accept not heat', 'it carries light rather than heat', 'earned'],
    ['accept slow', 'it is rather slow', 'earned'],
    ['accept conductor, without wood', 'a conductor of wood', 'not earned'],
  ])('%j: “%s” is %s', (rules, answer, verdict) => {
    if (verdict.startsWith('nothing')) expect(() => verdictOf(rules, answer)).toThrow(verdict)
    else expect(verdictOf(rules, answer)).toBe(verdict)
  })

  it('leaves an answer open that says both', () => {
    expect(verdictOf('accept wires connected', 'the wires are connected. the wires are not connected')).toBe(
      'undecided',
    )
  })

  it('sees no contradiction in two alternatives of which one denies', () => {
    const rules = 'accept not moment | distance ... zero'
    expect(verdictOf(rules, 'its distance from the pivot is zero and it has no moment')).toBe('earned')
    expect(verdictOf(rules, 'its distance is zero. its distance is not zero')).toBe('undecided')
    expect(verdictOf(rules, 'it has no moment. it has a moment')).toBe('undecided')

    const same = 'SAME = same | not change\naccept mass ... SAME'
    expect(verdictOf(same, 'the mass is the same. a change of mass would change it')).toBe('earned')
    expect(verdictOf(same, 'the mass is the same. the mass is not the same')).toBe('undecided')
    expect(verdictOf(same, 'the mass does not change. the mass changes')).toBe('undecided')
  })

  it('takes cases that are set against each other for no contradiction', () => {
    expect(verdictOf('accept stick', 'if it sticks it is iron, if it does not stick it is not')).toBe(
      'earned',
    )
  })
})

describe('comparisons', () => {
  const rules = 'accept long ...(no short).. slow\naccept short ...(no long).. fast'
  it.each([
    ['the longer it is the slower it swings', 'earned'],
    ['the longer it is the faster and the shorter the slower', 'undecided'],
    ['a short one is faster, a long one slower', 'earned'],
  ])('“%s” is %s', (answer, verdict) => {
    expect(verdictOf(rules, answer)).toBe(verdict)
  })
})

describe('rulings', () => {
  const rules = 'reject heat rises\naccept air rises\nunsure rises'
  it.each([
    ['heat rises and air rises', 'not earned', ['heat', 'rises']],
    ['hot air rises', 'earned', ['air', 'rises']],
    ['it rises', 'undecided', ['rises']],
    ['it falls', 'not earned', []],
  ])('“%s” is %s by %j', (answer, verdict, words) => {
    expect(verdictOf(rules, answer)).toBe(verdict)
    expect(said(rules, answer)).toEqual(words)
  })
})

describe('spelling', () => {
  it.each([
    ['accept separated', 'they are seperated', 'earned'],
    ['accept evaporates', 'the water evaperates', 'earned'],
    ['accept mitosis', 'by meiosis', 'not earned'],
    ['accept mitosis', 'by mitossis', 'earned'],
    ['accept reflection', 'by refraction', 'not earned'],
    ['accept shielding', 'electrons fill the shell', 'not earned'],
    ['accept path', 'a part', 'not earned'],
    ['accept same', 'it is safe', 'not earned'],
    ['accept battery connected', 'thebattery isconnected', 'earned'],
    ['reject not created\naccept shortly', 'shortly after, as it increased', 'earned'],
    ['reject contract\naccept bend', 'it bends to the contact', 'earned'],
  ])('%s: “%s” is %s', (rules, answer, verdict) => {
    expect(verdictOf(rules, answer)).toBe(verdict)
  })

  it('never reads a word of the question as another', () => {
    expect(verdictOf('accept conduction', 'by convection')).toBe('not earned')
    expect(verdictOf('accept emission', 'by omission', 'What is the omission?')).toBe('not earned')
  })

  it('gives the places of words that were typed as one', () => {
    expect(said('accept battery connected', 'the battery isconnected')).toEqual(['battery', 'connected'])
  })

  it('takes no term apart', () => {
    expect(verdictOf('accept aerobic', 'an aerobic process')).toBe('earned')
    expect(verdictOf('accept aerobic', 'anaerobic respiration')).toBe('not earned')
    expect(verdictOf('accept anaerobic', 'aerobic respiration')).toBe('not earned')
  })
})
