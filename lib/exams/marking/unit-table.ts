/**
 * A unit by powers of base units and a factor. In grams rather than kilograms, so that "kg" is an ordinary prefixed
 * unit. `label` tells units apart that have the same dimensions and measure different things.
 */
export type UnitEntry = {
  factor: number
  powers: Readonly<Record<string, number>>
  prefixes: boolean
  label?: string
}

const base = (name: string, prefixes = true): UnitEntry => ({ factor: 1, powers: { [name]: 1 }, prefixes })
const derived = (
  factor: number,
  powers: Record<string, number>,
  prefixes = true,
  label?: string,
): UnitEntry => ({ factor, powers, prefixes, ...(label === undefined ? {} : { label }) })

const JOULE = { g: 1, m: 2, s: -2 }
const PASCAL = { g: 1, m: -1, s: -2 }

/** SI's, with what the syllabuses use. Maps, not objects: a student may type "constructor". */
export const UNITS: ReadonlyMap<string, UnitEntry> = new Map(
  Object.entries({
    m: base('m'),
    g: base('g'),
    s: base('s'),
    A: base('A'),
    K: base('K'),
    mol: base('mol'),
    '°C': base('°C', false),
    '°': base('°', false),
    '%': base('%', false),
    ppm: base('ppm', false),
    dB: base('dB', false),
    unit: base('unit', false),
    count: derived(1, {}, false),
    rad: derived(1, {}, false, 'rad'),
    $: base('$', false),
    '¢': derived(0.01, { $: 1 }, false),
    '£': base('£', false),
    '€': base('€', false),
    min: derived(60, { s: 1 }, false),
    h: derived(3600, { s: 1 }, false),
    d: derived(86_400, { s: 1 }, false),
    week: derived(604_800, { s: 1 }, false),
    month: base('month', false),
    year: derived(31_557_600, { s: 1 }, false),
    t: derived(1e6, { g: 1 }, false),
    u: derived(1.66053907e-24, { g: 1 }, false),
    L: derived(1e-3, { m: 3 }),
    l: derived(1e-3, { m: 3 }),
    molar: derived(1e3, { mol: 1, m: -3 }, false),
    N: derived(1e3, { g: 1, m: 1, s: -2 }),
    J: derived(1e3, JOULE, true, 'energy'),
    W: derived(1e3, { g: 1, m: 2, s: -3 }, true, 'energy'),
    eV: derived(1.602176634e-16, JOULE, true, 'energy'),
    Pa: derived(1e3, PASCAL),
    bar: derived(1e8, PASCAL),
    atm: derived(1.01325e8, PASCAL, false),
    mmHg: derived(1.33322e5, PASCAL, false),
    Hz: derived(1, { s: -1 }, true, 'Hz'),
    Bq: derived(1, { s: -1 }, true, 'Bq'),
    Sv: derived(1, { m: 2, s: -2 }, true, 'Sv'),
    Gy: derived(1, { m: 2, s: -2 }, true, 'Gy'),
    C: derived(1, { A: 1, s: 1 }),
    V: derived(1e3, { g: 1, m: 2, s: -3, A: -1 }),
    Ω: derived(1e3, { g: 1, m: 2, s: -3, A: -2 }),
    F: derived(1e-3, { A: 2, s: 4, g: -1, m: -2 }),
    T: derived(1e3, { g: 1, s: -2, A: -1 }),
    Wb: derived(1e3, { g: 1, m: 2, s: -2, A: -1 }),
    ly: derived(9.4607e15, { m: 1 }, false),
    pc: derived(3.0857e16, { m: 1 }),
    AU: derived(1.495978707e11, { m: 1 }, false),
    mile: derived(1609.344, { m: 1 }, false),
    lightspeed: derived(299_792_458, { m: 1, s: -1 }, false),
  }),
)

export const PREFIXES: ReadonlyMap<string, number> = new Map(
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

export const PREFIX_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    tera: 1e12,
    giga: 1e9,
    mega: 1e6,
    kilo: 1e3,
    deci: 1e-1,
    centi: 1e-2,
    milli: 1e-3,
    micro: 1e-6,
    nano: 1e-9,
    pico: 1e-12,
  }),
)

const NAMES: readonly (readonly [symbol: string, names: string])[] = [
  ['m', 'metre meter mtr'],
  ['g', 'gram gramme gm'],
  ['s', 'second sec'],
  ['min', 'minute min'],
  ['h', 'hour hr'],
  ['d', 'day'],
  ['week', 'week wk'],
  ['month', 'month'],
  ['year', 'year yr y'],
  ['ly', 'lightyear'],
  ['N', 'newton'],
  ['J', 'joule'],
  ['W', 'watt wat'],
  ['Pa', 'pascal'],
  ['Hz', 'hertz'],
  ['V', 'volt'],
  ['A', 'amp ampere'],
  ['Ω', 'ohm'],
  ['C', 'coulomb'],
  ['F', 'farad'],
  ['T', 'tesla'],
  ['Wb', 'weber'],
  ['K', 'kelvin'],
  ['Bq', 'becquerel'],
  ['Sv', 'sievert'],
  ['Gy', 'gray'],
  ['dB', 'decibel'],
  ['u', 'amu'],
  ['eV', 'electronvolt'],
  ['pc', 'parsec'],
  ['AU', 'au'],
  ['bar', 'bar'],
  ['atm', 'atmosphere'],
  ['rad', 'radian rad'],
  ['t', 'tonne'],
  ['L', 'litre liter'],
  ['mol', 'mole mol'],
  ['°', 'degree deg'],
  ['°C', 'celsius celcius centigrade degc'],
  ['%', 'percent'],
  ['count', 'count beat revolution rev breath'],
  ['unit', 'unit'],
  ['$', 'dollar usd'],
  ['¢', 'cent'],
  ['£', 'pound gbp'],
  ['€', 'euro eur'],
  ['mile', 'mile'],
]

/** Names in full and abbreviations, in lower case and singular; the plural is read as well. */
export const WORDS: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(([symbol, names]) => names.split(' ').map(name => [name, symbol] as const)),
)

/** What a student may mean beside what the sign stands for. */
export const ALSO_MEANT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    C: ['°C'],
    c: ['C', '°C', '¢', 'lightspeed'],
    oC: ['°C'],
    oc: ['°C'],
    o: ['°'],
    O: ['°'],
    M: ['m', 'molar'],
    k: ['K'],
  }),
)

/** Phrases and abbreviations, rewritten before a unit is taken apart. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/°\s*c\b|\bdeg(?:rees?|s)?\.?\s*(?:celsius|celcius|centigrade|c)\b/gi, '°C'],
  [/\bper\s?cent\b/gi, '%'],
  [/\bparts\s+per\s+million\b/gi, 'ppm'],
  [/\blight[\s-]+years?\b/gi, 'ly'],
  [/\bastronomical\s+units?\b/gi, 'AU'],
  [/\belectron[\s-]+volts?\b/gi, 'eV'],
  [/\bmicrons?\b/gi, 'µm'],
  [/\bkilos?\b|\bkgs\b(?!\s*[\^-])/gi, 'kg'],
  [/\bc\.?p\.?m\b\.?/gi, 'count/min'],
  [/\bc\.?p\.?s\b\.?/gi, 'count/s'],
  [/\bb\.?p\.?m\b\.?/gi, 'count/min'],
  [/\br\.?p\.?m\b\.?/gi, 'count/min'],
  [/\bkm?ph\b|\bkmh\b(?!\s*[\^-])/gi, 'km/h'],
  [/\bmph\b/gi, 'mile/h'],
  [/\bmps\b/gi, 'm/s'],
  [/\bcc\b/gi, 'cm^3'],
  [/\bsqm\b/gi, 'm^2'],
  [/\bno\s+units?\b/gi, ''],
]
