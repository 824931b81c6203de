import type { SubjectProse } from './subject-prose'

export const igcseBiology = {
  lead: 'Cambridge IGCSE Biology 0610 goes from the single cell to the whole ecosystem.',
  scope: 'from the characteristics of living organisms to genetic modification',
  entryAdvice:
    'Core candidates sit Papers 1 and 3 and can be awarded grades C to G. Extended candidates sit Papers 2 and 4 and can be awarded A* to G. Everyone adds one practical paper, either Paper 5 in the laboratory or Paper 6 in writing, so the shares are the same for all: multiple choice 30%, theory 50%, practical 20%.',
  lostMarks: [
    {
      title: 'Concentration of what?',
      said: 'Osmosis is the movement of water {from a high concentration to a low concentration}.',
      why: '“High concentration” could mean concentrated sugar, which is the wrong way round. Write: the net movement of water molecules from a region of higher water potential to a region of lower water potential, through a partially permeable membrane.',
    },
    {
      title: 'Enzymes that die',
      said: 'At 70 °C the enzyme is {killed}, so no starch is broken down.',
      why: 'An enzyme is a protein and was never alive. It is denatured: its active site changes shape, so the starch no longer fits.',
    },
    {
      title: 'A trend without figures',
      said: 'The rate {goes up and then stays the same}.',
      why: '“Describe the graph” wants both axes, and figures with units: as the light intensity increases to 8 arbitrary units the rate rises, then it stays constant at 24 bubbles per minute.',
    },
  ],
  howToRevise: [
    {
      title: 'Five definitions a day',
      text: 'Cover the definition, write it from memory, then tick only the words that earn marks: “net movement”, “partially permeable membrane”, “complementary shape”. Bring back the ones you missed the next day.',
    },
    {
      title: 'Draw it blank, then label it',
      text: 'Sketch the heart, a section of a leaf and the eye without looking. Label each part and write its job beside it, as examiners ask for structure and function together. Correct it in another colour.',
    },
    {
      title: 'Do the arithmetic every week',
      text: 'Practise magnification, percentage change and rate from real measurements. Put both sizes in the same unit before you divide, and remember that 1 mm is 1000 µm.',
    },
  ],
  faq: [
    {
      question: 'Are any formulae given in the exam?',
      answer:
        'No. Biology has no formula or data sheet. Learn magnification = image size ÷ actual size, percentage change, and the equations for photosynthesis and respiration (word equations for Core, balanced symbol equations as well for Extended). A calculator is allowed in every paper.',
    },
    {
      question: 'What is the difference between Paper 5 and Paper 6?',
      answer:
        'They test the same practical skills, carry 40 marks each and count for 20%. Paper 5 is done in a laboratory in 1 h 15 min; Paper 6 is a written paper of 1 hour with no experiment. You sit only one, so ask your school which one it enters you for.',
    },
    {
      question: 'My notes are a few years old. What can I leave out?',
      answer:
        'Methods of birth control and misused drugs left the syllabus in 2023. You also do not need the names of the stages of mitosis or meiosis, the names of the bacteria in the nitrogen cycle, or the stages of sewage treatment.',
    },
  ],
} satisfies SubjectProse
