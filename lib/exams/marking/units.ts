/** Units as students write them, reduced to powers of base units and a factor. The table is SI's, with what the syllabuses use. */
export type Unit = { factor: number; powers: Record<string, number> }

type Entry = { factor: number; powers: Record<string, number>; prefixes?: boolean }

const base = (name: string, prefixes = true): Entry => ({ factor: 1, powers: { [name]: 1 }, prefixes })
const derived = (factor: number, powers: Record<string, number>, prefixes = true): Entry => ({
  factor,
  powers,
  prefixes,
})

const NEWTON = { g: 1, m: 1, s: -2 }
const JOULE = { g: 1, m: 2, s: -2 }

/**
 * In grams rather than kilograms, so that "kg" is an ordinary prefixed unit. Maps, not objects: a student may type
 * "constructor".
 */
const UNITS = new Map<string, Entry>(
  Object.entries({
    m: base('m'),
    g: base('g'),
    s: base('s'),
    A: base('A'),
    K: base('K'),
    '°C': base('°C', false),
    mol: base('mol'),
    rad: base('rad', false),
    '°': base('°', false),
    '%': base('%', false),
    $: base('$', false),
    count: base('count', false),
    unit: base('unit', false),
    min: derived(60, { s: 1 }, false),
    h: derived(3600, { s: 1 }, false),
    day: derived(86_400, { s: 1 }, false),
    year: derived(31_557_600, { s: 1 }, false),
    t: derived(1e6, { g: 1 }, false),
    L: derived(1e-3, { m: 3 }),
    N: derived(1e3, NEWTON),
    J: derived(1e3, JOULE),
    W: derived(1e3, { g: 1, m: 2, s: -3 }),
    Pa: derived(1e3, { g: 1, m: -1, s: -2 }),
    Hz: derived(1, { s: -1 }),
    Bq: derived(1, { s: -1 }),
    C: derived(1, { A: 1, s: 1 }),
    V: derived(1e3, { g: 1, m: 2, s: -3, A: -1 }),
    Ω: derived(1e3, { g: 1, m: 2, s: -3, A: -2 }),
    F: derived(1e-3, { A: 2, s: 4, g: -1, m: -2 }),
    T: derived(1e3, { g: 1, s: -2, A: -1 }),
    Wb: derived(1e3, { g: 1, m: 2, s: -2, A: -1 }),
    eV: derived(1.602176634e-16, JOULE),
    ly: derived(9.4607e15, { m: 1 }, false),
  }),
)

const PREFIXES = new Map<string, number>(
  Object.entries({
    T: 1e12,
    G: 1e9,
    M: 1e6,
    k: 1e3,
    d: 1e-1,
    c: 1e-2,
    m: 1e-3,
    µ: 1e-6,
    u: 1e-6,
    n: 1e-9,
    p: 1e-12,
  }),
)

/** Names in full, in singular; the plural is read as well. */
const WORDS = new Map<string, string>(
  Object.entries({
    metre: 'm',
    meter: 'm',
    gram: 'g',
    kilogram: 'kg',
    second: 's',
    sec: 's',
    minute: 'min',
    hour: 'h',
    hr: 'h',
    day: 'day',
    year: 'year',
    yr: 'year',
    y: 'year',
    'light-year': 'ly',
    lightyear: 'ly',
    newton: 'N',
    joule: 'J',
    watt: 'W',
    kilowatt: 'kW',
    kilojoule: 'kJ',
    pascal: 'Pa',
    hertz: 'Hz',
    volt: 'V',
    amp: 'A',
    ampere: 'A',
    ohm: 'Ω',
    coulomb: 'C',
    kelvin: 'K',
    becquerel: 'Bq',
    tonne: 't',
    litre: 'L',
    liter: 'L',
    degree: '°',
    deg: '°',
    percent: '%',
    mole: 'mol',
    centimetre: 'cm',
    centimeter: 'cm',
    millimetre: 'mm',
    kilometre: 'km',
    kilometer: 'km',
    count: 'count',
    unit: 'unit',
    dollar: '$',
    celsius: '°C',
    kg: 'kg',
    hz: 'Hz',
    min: 'min',
  }),
)

/** Null when it is no unit known here. '' is the unit of a pure number. */
export function readUnit(typed: string): Unit | null {
  const text = prepared(typed)
  if (text === '') return { factor: 1, powers: {} }
  const [above = '', ...below] = text.split('/')
  const parts = [
    ...factors(above === '1' ? '' : above).map(each => ({ each, sign: 1 })),
    ...below.flatMap(part => factors(part.replace(/[()]/g, ' '))).map(each => ({ each, sign: -1 })),
  ]
  const result: Unit = { factor: 1, powers: {} }
  for (const { each, sign } of parts) {
    const match = /^(.+?)\^?(-?\d+)?$/.exec(each)
    const entry = match?.[1] ? lookUp(match[1]) : null
    if (!entry) return null
    const power = sign * Number(match?.[2] ?? 1)
    result.factor *= entry.factor ** power
    for (const [name, each] of Object.entries(entry.powers)) {
      result.powers[name] = (result.powers[name] ?? 0) + each * power
    }
  }
  return sameDegree(result)
}

function prepared(typed: string): string {
  return typed
    .replace(/[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, run =>
      [...run]
        .map(each => (each === '⁻' ? '-' : each === '⁺' ? '' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(each))))
        .join(''),
    )
    .replace(/\u2126/g, 'Ω')
    .replace(/[µμ]/g, 'µ')
    .replace(/[−–]/g, '-')
    .replace(/\\\$/g, '$')
    .replace(/º|˚/g, '°')
    .replace(/°\s*C\b|\bdeg(?:rees?)?\.?\s+(?:celsius|c)\b/gi, '°C')
    .replace(/\bper\s?cent\b/gi, '%')
    .replace(/\bper\b/gi, '/')
    .replace(/\bsquared?\s+(\w+)/gi, '$1^2')
    .replace(/(\w+)\s+squared\b/gi, '$1^2')
    .replace(/\bcubic\s+(\w+)/gi, '$1^3')
    .replace(/(\w+)\s+cubed\b/gi, '$1^3')
    .replace(/\*\*/g, '^')
    .replace(/[·⋅*×.]/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\^\s*(?:\(\s*(-?\d+)\s*\)|(-?\d+))/g, '^$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}

function factors(text: string): string[] {
  return text
    .replace(/[()]/g, ' ')
    .split(' ')
    .filter(each => each !== '')
    .flatMap(each => (lookUp(each.replace(/\^?-?\d+$/, '')) ? [each] : runTogether(each)))
}

/** "Nm", "kgm^-3", "ms-1" (metres per second, not per millisecond), "kWh". */
function runTogether(text: string): string[] {
  const match = /^(kW|kg|N|J|m|V|A|C|g)(.+)$/.exec(text)
  if (!match?.[1] || !match[2]) return [text]
  return lookUp(match[2].replace(/\^?-?\d+$/, '')) ? [match[1], match[2]] : [text]
}

function lookUp(name: string): Entry | null {
  const exact = UNITS.get(name)
  if (exact) return exact
  const lower = name.toLowerCase()
  const word = WORDS.get(lower) ?? WORDS.get(lower.replace(/s$/, ''))
  if (word && word !== name) return lookUp(word)
  const prefix = PREFIXES.get(name[0] ?? '')
  const stem = UNITS.get(name.slice(1))
  return prefix !== undefined && stem?.prefixes ? { ...stem, factor: stem.factor * prefix } : null
}

/** Below a fraction bar a degree Celsius is a kelvin: J/(kg °C) is J/(kg K). */
function sameDegree(unit: Unit): Unit {
  const powers = Object.fromEntries(Object.entries(unit.powers).filter(([, power]) => power !== 0))
  const { '°C': degrees, ...rest } = powers
  const compound = degrees !== undefined && Object.keys(rest).length > 0
  return compound ? { ...unit, powers: { ...rest, K: (rest.K ?? 0) + degrees } } : { ...unit, powers }
}

/** All ways to read it: "ms-1" is metres per second to a student, per millisecond to the table. */
export function unitReadings(typed: string): Unit[] {
  const apart = typed.replace(/\bms(?=\s*[\^⁻−-])/g, 'm s')
  return [typed, apart].flatMap((text, at) => (at === 1 && apart === typed ? [] : (readUnit(text) ?? [])))
}

/** By how much a value in `unit` is multiplied to be in `wanted`; null when they measure different things. */
export function conversion(unit: Unit, wanted: Unit): number | null {
  const names = new Set([...Object.keys(unit.powers), ...Object.keys(wanted.powers)])
  for (const name of names) if ((unit.powers[name] ?? 0) !== (wanted.powers[name] ?? 0)) return null
  return unit.factor / wanted.factor
}
