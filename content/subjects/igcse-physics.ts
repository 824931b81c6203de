import type { SubjectProse } from './subject-prose'

export const igcsePhysics = {
  lead: 'Cambridge IGCSE Physics 0625 runs from forces and energy through waves and electricity to the life of a star.',
  scope: 'from motion, forces and energy to space physics',
  entryAdvice:
    'Core candidates sit Papers 1 and 3 and can be awarded grades C to G. Extended candidates sit Papers 2 and 4 and can be awarded A* to G. Everyone adds one practical paper, either Paper 5 in the laboratory or Paper 6 in writing; multiple choice counts for 30%, theory for 50% and the practical paper for 20%.',
  lostMarks: [
    {
      title: 'Units left as they were',
      said: 'A 2 kW heater runs for 5 minutes: E = Pt = {2 × 5} = 10 J',
      why: 'An energy in joules needs power in watts and time in seconds: E = 2000 × 300 = 600 000 J. Convert first, then put numbers into the equation.',
    },
    {
      title: 'Heat that rises',
      said: 'The whole room warms up because {heat rises} from the heater.',
      why: 'Say what moves and why: the air near the heater expands and becomes less dense, so it rises; cooler, denser air sinks to take its place. This is a convection current.',
    },
    {
      title: 'Current that is used up',
      said: 'The second lamp is dimmer because the first lamp {uses up some of the current}.',
      why: 'The current is the same at every point in a series circuit, so two identical lamps are equally bright. Lamps transfer energy; they do not use up charge.',
    },
  ],
  howToRevise: [
    {
      title: 'Make your own equation sheet',
      text: 'None is supplied in the exam. Put each equation on a card in words, in symbols and with the unit of every quantity. Mark the cards that only Extended candidates need.',
    },
    {
      title: 'Four lines for every calculation',
      text: 'Equation, substitution, answer, unit. A slip in the arithmetic then costs one mark and not all of them, because the examiner can see the method.',
    },
    {
      title: 'Draw with a ruler',
      text: 'Practise ray diagrams with arrows, circuits with the right symbols, and graphs with a best-fit line and a large gradient triangle. These skills come back in every practical paper.',
    },
  ],
  faq: [
    {
      question: 'Are the equations given in the exam?',
      answer:
        'No. There is no equation sheet, so you have to recall the equations and know the circuit symbols. The value g = 9.8 m/s² is printed on the question papers. A calculator is allowed in every paper.',
    },
    {
      question: 'Which equations are for Extended candidates only?',
      answer:
        'Among them are F = ma, momentum p = mv, kinetic energy ½mv², gravitational potential energy mgΔh, pressure ρgΔh, specific heat capacity, refractive index and I = Q ÷ t. All candidates need, for example, speed, weight, density, moment, work, power, p = F ÷ A, v = fλ, R = V ÷ I, electrical power and energy, resistors in series and the turns ratio of a transformer.',
    },
    {
      question: 'What is the difference between Paper 5 and Paper 6?',
      answer:
        'Each has 40 marks, counts for 20% and tests the same skills: readings, tables, graphs, evaluation and one planning question. Paper 5 is done in a laboratory in 1 h 15 min; Paper 6 is a written paper of 1 hour. You sit only one, so ask your school which one it enters you for.',
    },
  ],
} satisfies SubjectProse
