import { judged } from '@/lib/exams/authoring/marks'

/** Why a prism splits white light. */
export const WHITE_LIGHT_SPLIT = [
  judged(
    'white light consists of many colours (frequencies)',
    `
    COLOURS = colour/color/frequency/wavelength
    MANY = many/seven/different/all/several/mixture/mix/various/7/each/multiple/range/combination
    reject white light is/have/contain one/single COLOURS
    accept made/consist/contain/compose/composed/mixture/mix/combination/include/have ... MANY ... COLOURS
    accept white light ... made/consist/contain/composed ... COLOURS | mixture/mix/combination ... COLOURS
    accept COLOURS ... make white | many/seven/7/all/multiple/range COLOURS
    accept made/consist/contain/composed ... red ... orange
    unsure different/various/several COLOURS
    earns: white light is a mixture of colours
    earns: it is made of seven colours and each one has its own wavelength
    earns: white light contains all freqencies
    misses: the prism makes the colours
    misses: white light has a single frequency
    misses: light is refracted by glass`,
  ),
  judged(
    'each colour is refracted by a different amount (has a different speed / refractive index in the glass)',
    `
    DIFFERENT = different/differently/vary/various/own
    AMOUNT = angle/amount/speed/index/extent/degree/refraction
    COLOURS = colour/color/frequency/wavelength
    reject same AMOUNT
    accept DIFFERENT refractive index | DIFFERENT AMOUNT
    accept refract/bend/slow ... DIFFERENT AMOUNT | refract/bend differently
    accept AMOUNT ... DIFFERENT
    accept refract/bend through DIFFERENT
    accept violet/blue ... refract/bend/slow ... more/most | red ... refract/bend/slow ... less/least
    accept AMOUNT ... depend ... COLOURS
    accept refract/bend more/less than
    accept red ... slow/slows ... less | violet ... slow/slows ... more
    unsure refract/bend, DIFFERENT
    earns: each colour is refracted by a different amount
    earns: they travel at different speeds in glass
    earns: violet is bent more than red
    earns: the colours have a different refractive indeks
    misses: all colours are refracted by the same amount
    misses: white light has seven colours
    misses: the light is refracted in the prism`,
  ),
]

/** By rising frequency. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'] as const
