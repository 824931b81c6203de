import type { Sheet } from '@/lib/sheets/sheet'

export const FORMULAE_9709: Sheet = {
  name: 'formulae-9709',
  level: 'alevels',
  subject: 'mathematics',
  title: 'Formula list for A Level Mathematics 9709',
  lead: 'The formulas of the given list (MF19) that the syllabus content asks for, by the part of the course that uses them.',
  basis:
    'Typed by us from what our syllabus file marks as given. The official list MF19 is longer: it has further standard derivatives and integrals, mensuration, small-angle and other results, and the statistical tables, which are not here.',
  place: 'front',
  blocks: [
    {
      kind: 'formulae',
      title: 'Pure Mathematics: algebra and series',
      rows: [
        {
          what: 'Solutions of $ax^2+bx+c=0$, where $a\\ne0$',
          formulae: ['x=\\dfrac{-b\\pm\\sqrt{b^2-4ac}}{2a}'],
        },
        { what: 'Arithmetic progression', formulae: ['u_n=a+(n-1)d,\\ S_n=\\tfrac n2(2a+(n-1)d)'] },
        {
          what: 'Geometric progression; the sum to infinity for $|r|<1$',
          formulae: ['u_n=ar^{n-1},\\ S_n=\\dfrac{a(1-r^n)}{1-r},\\ S_\\infty=\\dfrac{a}{1-r}'],
        },
        {
          what: 'Binomial theorem, where *n* is a positive integer',
          formulae: ['(a+b)^n=\\sum\\binom nr a^{n-r}b^r'],
        },
        {
          what: 'Binomial series, where *n* is rational and $|x|<1$',
          formulae: ['(1+x)^n=1+nx+\\dfrac{n(n-1)}{2!}x^2+\\dots'],
        },
      ],
    },
    {
      kind: 'formulae',
      title: 'Pure Mathematics: trigonometry',
      rows: [
        { what: 'Length of an arc, θ in radians', formulae: ['s=r\\theta'] },
        { what: 'Area of a sector, θ in radians', formulae: ['A=\\tfrac12r^2\\theta'] },
        {
          what: 'Identities',
          formulae: [
            '\\tan\\theta=\\dfrac{\\sin\\theta}{\\cos\\theta}',
            '\\sin^2\\theta+\\cos^2\\theta=1',
            '\\sec^2\\theta=1+\\tan^2\\theta,\\ \\operatorname{cosec}^2\\theta=1+\\cot^2\\theta',
          ],
        },
        {
          what: 'Compound angles',
          formulae: [
            '\\sin(A\\pm B)=\\sin A\\cos B\\pm\\cos A\\sin B',
            '\\cos(A\\pm B)=\\cos A\\cos B\\mp\\sin A\\sin B',
            '\\tan(A\\pm B)=\\dfrac{\\tan A\\pm\\tan B}{1\\mp\\tan A\\tan B}',
          ],
        },
        {
          what: 'Double angles',
          formulae: [
            '\\sin2A=2\\sin A\\cos A,\\ \\cos2A=1-2\\sin^2A,\\ \\tan2A=\\dfrac{2\\tan A}{1-\\tan^2A}',
          ],
        },
      ],
    },
    {
      kind: 'formulae',
      title: 'Pure Mathematics: differentiation',
      rows: [
        { what: 'Power', formulae: ['\\dfrac{d}{dx}x^n=nx^{n-1}'] },
        { what: 'Inverse tangent', formulae: ['\\dfrac{d}{dx}\\tan^{-1}x=\\dfrac1{1+x^2}'] },
        { what: 'Product', formulae: ['\\dfrac{d}{dx}(uv)=u\\dfrac{dv}{dx}+v\\dfrac{du}{dx}'] },
        { what: 'Quotient', formulae: ["\\dfrac{d}{dx}\\left(\\dfrac uv\\right)=\\dfrac{vu'-uv'}{v^2}"] },
        { what: 'Parametric', formulae: ['\\dfrac{dy}{dx}=\\dfrac{dy/dt}{dx/dt}'] },
      ],
    },
    {
      kind: 'formulae',
      title: 'Pure Mathematics: integration',
      note: 'An arbitrary constant is to be added where it is not shown.',
      rows: [
        { what: 'Power, where $n\\ne-1$', formulae: ['\\int x^n\\,dx=\\dfrac{x^{n+1}}{n+1}+c'] },
        {
          what: 'Inverse tangent',
          formulae: ['\\int\\dfrac{dx}{x^2+a^2}=\\dfrac1a\\tan^{-1}\\dfrac xa'],
        },
        { what: 'By parts', formulae: ['\\int u\\dfrac{dv}{dx}dx=uv-\\int v\\dfrac{du}{dx}dx'] },
        { what: 'Logarithm', formulae: ["\\int\\dfrac{f'(x)}{f(x)}dx=\\ln|f(x)|"] },
      ],
    },
    {
      kind: 'formulae',
      title: 'Pure Mathematics: vectors',
      rows: [
        {
          what: 'Scalar product',
          formulae: ['\\mathbf a\\cdot\\mathbf b=|\\mathbf a||\\mathbf b|\\cos\\theta'],
        },
      ],
    },
    {
      kind: 'formulae',
      title: 'Mechanics',
      rows: [
        {
          what: 'Uniformly accelerated motion',
          formulae: ['v=u+at,\\ s=\\tfrac12(u+v)t,\\ s=ut+\\tfrac12at^2,\\ v^2=u^2+2as'],
        },
      ],
    },
    {
      kind: 'formulae',
      title: 'Probability & Statistics',
      rows: [
        {
          what: 'Mean and standard deviation',
          formulae: ['\\bar x=\\dfrac{\\sum x}{n},\\ s=\\sqrt{\\dfrac{\\sum x^2}{n}-\\bar x^2}'],
        },
        {
          what: 'Discrete random variable',
          formulae: ['E(X)=\\sum xp,\\ Var(X)=\\sum x^2p-\\{E(X)\\}^2'],
        },
        {
          what: 'Binomial distribution B(*n*, *p*)',
          formulae: ['P(X=r)=\\binom nrp^r(1-p)^{n-r},\\ \\mu=np,\\ \\sigma^2=np(1-p)'],
        },
        { what: 'Geometric distribution Geo(*p*)', formulae: ['P(X=r)=p(1-p)^{r-1},\\ \\mu=\\tfrac1p'] },
        {
          what: 'Poisson distribution Po(λ)',
          formulae: ['P(X=r)=e^{-\\lambda}\\dfrac{\\lambda^r}{r!},\\ \\mu=\\lambda,\\ \\sigma^2=\\lambda'],
        },
        {
          what: 'Continuous random variable',
          formulae: ['E(X)=\\int xf(x)dx,\\ Var(X)=\\int x^2f(x)dx-\\{E(X)\\}^2'],
        },
        {
          what: 'Unbiased estimate of the variance',
          formulae: ['s^2=\\dfrac1{n-1}\\left(\\sum x^2-\\dfrac{(\\sum x)^2}{n}\\right)'],
        },
        {
          what: 'Distribution of the sample mean (for large *n* also where *X* is not normal)',
          formulae: ['\\bar X\\sim N\\left(\\mu,\\dfrac{\\sigma^2}{n}\\right)'],
        },
      ],
    },
  ],
}
