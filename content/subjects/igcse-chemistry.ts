import type { SubjectProse } from './subject-prose'

export const igcseChemistry = {
  lead: 'Cambridge IGCSE Chemistry 0620 explains what substances are made of and how they change.',
  scope: 'from states of matter to chemical analysis',
  entryAdvice:
    'Core candidates sit Papers 1 and 3 and can be awarded grades C to G. Extended candidates sit Papers 2 and 4 and can be awarded A* to G. Everyone adds one practical paper, either Paper 5 in the laboratory or Paper 6 in writing; multiple choice counts for 30%, theory for 50% and the practical paper for 20%.',
  lostMarks: [
    {
      title: 'Breaking the wrong thing',
      said: 'Methane has a low boiling point because its {covalent bonds are weak}.',
      why: 'The covalent bonds inside a methane molecule are strong, and boiling does not break them. The forces between the molecules (intermolecular forces) are weak, so little energy is needed to separate the molecules.',
    },
    {
      title: 'Electrons or ions?',
      said: 'Molten sodium chloride conducts electricity because its {electrons} can move.',
      why: 'In a molten or dissolved ionic compound the ions are free to move and carry the charge. Delocalised electrons carry it in metals and in graphite.',
    },
    {
      title: '“Clear” is not a colour',
      said: 'When ethene is bubbled through aqueous bromine, the bromine turns {clear}.',
      why: 'Clear means see-through, and orange aqueous bromine is see-through already. Give both colours: it changes from orange to colourless.',
    },
  ],
  howToRevise: [
    {
      title: 'One page of ions, ten equations',
      text: 'Write the common ions and their charges from memory. Then turn ten word equations into balanced symbol equations with state symbols, and check atoms and charges on both sides.',
    },
    {
      title: 'Learn each test from both ends',
      text: 'Go from ion to result (“chloride: white precipitate with acidified silver nitrate”) and from result back to ion. The notes on qualitative analysis are printed only in Papers 5 and 6; in the other papers you work from memory.',
    },
    {
      title: 'One calculation, always in the same layout',
      text: 'Moles of what you know, ratio from the equation, moles of what you want, then the answer with its unit. One Extended question a day for three weeks beats twenty on one evening.',
    },
  ],
  faq: [
    {
      question: 'Is a Periodic Table given in the exam?',
      answer:
        'Yes, in Papers 1 to 4. It includes the molar gas volume at r.t.p., 24 dm³. Papers 5 and 6 print the notes for use in qualitative analysis. All other formulae, such as moles = mass ÷ molar mass, have to be learned. A calculator is allowed in every paper.',
    },
    {
      question: 'What do Extended candidates learn that Core candidates do not?',
      answer:
        'The biggest steps are the mole and its calculations, ionic half-equations, bond energy calculations, how equilibrium shifts, and condensation polymers. Core candidates still need balanced equations, relative formula mass and simple reacting masses.',
    },
    {
      question: 'What is the difference between Paper 5 and Paper 6?',
      answer:
        'Both carry 40 marks, count for 20% and ask about the same kind of experiments. Paper 5 is done in a laboratory in 1 h 15 min; Paper 6 is a written paper of 1 hour. You sit only one, so ask your school which one it enters you for.',
    },
  ],
} satisfies SubjectProse
