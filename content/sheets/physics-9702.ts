import type { Sheet } from '@/lib/sheets/sheet'

export const DATA_9702: Sheet = {
  name: 'data-and-formulae-9702',
  level: 'alevels',
  subject: 'physics',
  title: 'Data and formulae for A Level Physics 9702',
  lead: 'The data page and the formulae pages at the front of Papers 1, 2 and 4.',
  basis:
    'Typed by us from the data and formulae in the syllabus. Papers 1 and 2 print the data and the AS formulae; Paper 4 prints all of it.',
  place: 'front',
  blocks: [
    {
      kind: 'values',
      title: 'Data',
      rows: [
        { what: 'acceleration of free fall', symbol: 'g', value: '9.81\\ \\mathrm{m\\,s^{-2}}' },
        {
          what: 'speed of light in free space',
          symbol: 'c',
          value: '3.00\\times10^{8}\\ \\mathrm{m\\,s^{-1}}',
        },
        { what: 'elementary charge', symbol: 'e', value: '1.60\\times10^{-19}\\ \\mathrm{C}' },
        {
          what: 'unified atomic mass unit',
          symbol: '1\\ \\mathrm{u}',
          value: '1.66\\times10^{-27}\\ \\mathrm{kg}',
        },
        { what: 'rest mass of proton', symbol: 'm_p', value: '1.67\\times10^{-27}\\ \\mathrm{kg}' },
        { what: 'rest mass of electron', symbol: 'm_e', value: '9.11\\times10^{-31}\\ \\mathrm{kg}' },
        { what: 'Avogadro constant', symbol: 'N_A', value: '6.02\\times10^{23}\\ \\mathrm{mol^{-1}}' },
        { what: 'molar gas constant', symbol: 'R', value: '8.31\\ \\mathrm{J\\,K^{-1}\\,mol^{-1}}' },
        { what: 'Boltzmann constant', symbol: 'k', value: '1.38\\times10^{-23}\\ \\mathrm{J\\,K^{-1}}' },
        {
          what: 'gravitational constant',
          symbol: 'G',
          value: '6.67\\times10^{-11}\\ \\mathrm{N\\,m^{2}\\,kg^{-2}}',
        },
        {
          what: 'permittivity of free space',
          symbol: '\\varepsilon_0',
          value: '8.85\\times10^{-12}\\ \\mathrm{F\\,m^{-1}}',
          also: '\\dfrac{1}{4\\pi\\varepsilon_0}=8.99\\times10^{9}\\ \\mathrm{m\\,F^{-1}}',
        },
        { what: 'Planck constant', symbol: 'h', value: '6.63\\times10^{-34}\\ \\mathrm{J\\,s}' },
        {
          what: 'Stefan–Boltzmann constant',
          symbol: '\\sigma',
          value: '5.67\\times10^{-8}\\ \\mathrm{W\\,m^{-2}\\,K^{-4}}',
        },
      ],
    },
    {
      kind: 'formulae',
      title: 'Formulae, AS Level',
      rows: [
        { what: 'uniformly accelerated motion', formulae: ['s=ut+\\tfrac12at^2', 'v^2=u^2+2as'] },
        { what: 'hydrostatic pressure', formulae: ['\\Delta p=\\rho g\\Delta h'] },
        { what: 'upthrust', formulae: ['F=\\rho gV'] },
        { what: 'Doppler effect for sound waves', formulae: ['f_o=\\dfrac{f_sv}{v\\pm v_s}'] },
        { what: 'electric current', formulae: ['I=Anvq'] },
        { what: 'resistors in series', formulae: ['R=R_1+R_2+\\dots'] },
        { what: 'resistors in parallel', formulae: ['\\dfrac1R=\\dfrac1{R_1}+\\dfrac1{R_2}+\\dots'] },
      ],
    },
    {
      kind: 'formulae',
      title: 'Formulae, A Level',
      rows: [
        { what: 'gravitational potential', formulae: ['\\phi=-\\dfrac{GM}{r}'] },
        { what: 'gravitational potential energy', formulae: ['E_P=-\\dfrac{GMm}{r}'] },
        {
          what: 'pressure of an ideal gas',
          formulae: ['p=\\dfrac13\\dfrac{Nm}{V}\\langle c^2\\rangle'],
        },
        { what: 'simple harmonic motion', formulae: ['a=-\\omega^2x'] },
        {
          what: 'velocity of a particle in simple harmonic motion',
          formulae: ['v=v_0\\cos\\omega t', 'v=\\pm\\omega\\sqrt{x_0^2-x^2}'],
        },
        { what: 'electric potential', formulae: ['V=\\dfrac{Q}{4\\pi\\varepsilon_0r}'] },
        { what: 'electric potential energy', formulae: ['E_P=\\dfrac{Qq}{4\\pi\\varepsilon_0r}'] },
        { what: 'capacitors in series', formulae: ['\\dfrac1C=\\dfrac1{C_1}+\\dfrac1{C_2}+\\dots'] },
        { what: 'capacitors in parallel', formulae: ['C=C_1+C_2+\\dots'] },
        { what: 'discharge of a capacitor', formulae: ['x=x_0e^{-t/RC}'] },
        { what: 'Hall voltage', formulae: ['V_H=\\dfrac{BI}{ntq}'] },
        { what: 'alternating current or voltage', formulae: ['x=x_0\\sin\\omega t'] },
        { what: 'radioactive decay', formulae: ['x=x_0e^{-\\lambda t}'] },
        { what: 'decay constant', formulae: ['\\lambda=\\dfrac{0.693}{t_{1/2}}'] },
        {
          what: 'intensity reflection coefficient',
          formulae: ['\\dfrac{I_R}{I_0}=\\dfrac{(Z_1-Z_2)^2}{(Z_1+Z_2)^2}'],
        },
        { what: 'Stefan–Boltzmann law', formulae: ['L=4\\pi\\sigma r^2T^4'] },
        {
          what: 'Doppler redshift',
          formulae: ['\\dfrac{\\Delta\\lambda}{\\lambda}\\approx\\dfrac{\\Delta f}{f}\\approx\\dfrac vc'],
        },
      ],
    },
  ],
}
