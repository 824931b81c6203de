import type { Sheet } from '@/lib/sheets/sheet'

const QUADRATIC = {
  what: 'Solutions of $ax^2+bx+c=0$, where $a\\ne0$',
  formulae: ['x=\\dfrac{-b\\pm\\sqrt{b^2-4ac}}{2a}'],
} as const

export const FORMULAE_0580: Sheet = {
  name: 'formulae-0580',
  level: 'igcse',
  subject: 'extended-maths',
  title: 'Formula list for Extended Mathematics 0580',
  lead: 'The formulas that stand on page 2 of Papers 2 and 4. Everything else has to be known by heart.',
  basis:
    'Typed by us from the list of formulas in the syllabus for Extended candidates. The real list shows a drawing of the triangle; here its sides are named in words.',
  place: 'front',
  blocks: [
    {
      kind: 'formulae',
      title: 'Area and circumference',
      rows: [
        { what: 'Area, *A*, of a triangle with base *b* and height *h*', formulae: ['A=\\tfrac12bh'] },
        { what: 'Area, *A*, of a circle of radius *r*', formulae: ['A=\\pi r^2'] },
        { what: 'Circumference, *C*, of a circle of radius *r*', formulae: ['C=2\\pi r'] },
      ],
    },
    {
      kind: 'formulae',
      title: 'Surface area',
      rows: [
        {
          what: 'Curved surface area, *A*, of a cylinder of radius *r* and height *h*',
          formulae: ['A=2\\pi rh'],
        },
        {
          what: 'Curved surface area, *A*, of a cone of radius *r* and sloping edge *l*',
          formulae: ['A=\\pi rl'],
        },
        { what: 'Surface area, *A*, of a sphere of radius *r*', formulae: ['A=4\\pi r^2'] },
      ],
    },
    {
      kind: 'formulae',
      title: 'Volume',
      rows: [
        { what: 'Volume, *V*, of a prism with cross-sectional area *A* and length *l*', formulae: ['V=Al'] },
        { what: 'Volume, *V*, of a pyramid with base area *A* and height *h*', formulae: ['V=\\tfrac13Ah'] },
        { what: 'Volume, *V*, of a cylinder of radius *r* and height *h*', formulae: ['V=\\pi r^2h'] },
        { what: 'Volume, *V*, of a cone of radius *r* and height *h*', formulae: ['V=\\tfrac13\\pi r^2h'] },
        { what: 'Volume, *V*, of a sphere of radius *r*', formulae: ['V=\\tfrac43\\pi r^3'] },
      ],
    },
    { kind: 'formulae', title: 'Quadratic equation', rows: [QUADRATIC] },
    {
      kind: 'formulae',
      title: 'Any triangle',
      note: 'Side *a* lies opposite angle *A*, side *b* opposite angle *B*, side *c* opposite angle *C*.',
      rows: [
        { what: 'Sine rule', formulae: ['\\dfrac a{\\sin A}=\\dfrac b{\\sin B}=\\dfrac c{\\sin C}'] },
        { what: 'Cosine rule', formulae: ['a^2=b^2+c^2-2bc\\cos A'] },
        {
          what: 'Area from two sides and the angle between them',
          formulae: ['\\text{Area}=\\tfrac12ab\\sin C'],
        },
      ],
    },
  ],
}

export const FORMULAE_0606: Sheet = {
  name: 'formulae-0606',
  level: 'igcse',
  subject: 'additional-maths',
  title: 'Formula list for Additional Mathematics 0606',
  lead: 'The formulas that stand on page 2 of both papers. Derivatives and integrals are not among them.',
  basis: 'Typed by us from the list of formulas in the syllabus.',
  place: 'front',
  blocks: [
    {
      kind: 'formulae',
      title: 'Circle and solids',
      rows: [
        {
          what: 'Equation of a circle with centre (*a*, *b*) and radius *r*',
          formulae: ['(x-a)^2+(y-b)^2=r^2'],
        },
        {
          what: 'Curved surface area, *A*, of a cone of radius *r* and sloping edge *l*',
          formulae: ['A=\\pi rl'],
        },
        { what: 'Surface area, *A*, of a sphere of radius *r*', formulae: ['A=4\\pi r^2'] },
        {
          what: 'Volume, *V*, of a pyramid or cone with base area *A* and height *h*',
          formulae: ['V=\\tfrac13Ah'],
        },
        { what: 'Volume, *V*, of a sphere of radius *r*', formulae: ['V=\\tfrac43\\pi r^3'] },
      ],
    },
    {
      kind: 'formulae',
      title: 'Algebra',
      rows: [
        QUADRATIC,
        {
          what: 'Binomial theorem, where *n* is a positive integer',
          formulae: [
            '(a+b)^n=a^n+\\binom n1a^{n-1}b+\\binom n2a^{n-2}b^2+\\dots+\\binom nra^{n-r}b^r+\\dots+b^n',
            '\\binom nr=\\dfrac{n!}{(n-r)!\\,r!}',
          ],
        },
        {
          what: 'Arithmetic progression',
          formulae: ['u_n=a+(n-1)d', 'S_n=\\tfrac12n(a+l)=\\tfrac12n\\{2a+(n-1)d\\}'],
        },
        {
          what: 'Geometric progression',
          formulae: [
            'u_n=ar^{n-1}',
            'S_n=\\dfrac{a(1-r^n)}{1-r}\\ (r\\ne1)',
            'S_\\infty=\\dfrac{a}{1-r}\\ (|r|<1)',
          ],
        },
      ],
    },
    {
      kind: 'formulae',
      title: 'Trigonometry',
      rows: [
        {
          what: 'Identities',
          formulae: ['\\sin^2A+\\cos^2A=1', '\\sec^2A=1+\\tan^2A', '\\operatorname{cosec}^2A=1+\\cot^2A'],
        },
        {
          what: 'Triangle *ABC*, side *a* opposite angle *A* and so on',
          formulae: [
            '\\dfrac a{\\sin A}=\\dfrac b{\\sin B}=\\dfrac c{\\sin C}',
            'a^2=b^2+c^2-2bc\\cos A',
            '\\Delta=\\tfrac12ab\\sin C',
          ],
        },
      ],
    },
  ],
}
