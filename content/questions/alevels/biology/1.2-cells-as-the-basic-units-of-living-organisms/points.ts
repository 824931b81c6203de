import { judged } from '@/lib/exams/authoring/marks'

const ATP_OF_MITOCHONDRIA = judged(
  'mitochondria make ATP in (aerobic) respiration',
  `
  MAKE = make/produce/synthesise/synthesize/synthesis/production/generate/provide/supply/release/form
  reject anaerobic | not MAKE atp | use atp to make energy
  accept MAKE ... atp | atp ... MAKE/respiration | respiration ... atp
  unsure respiration/atp | MAKE ... energy
  earns: mitochondria produce ATP
  earns: ATP is synthesised there by aerobic respiration
  earns: they make ATP in resperation, ATP is prodused
  misses: the cell is very active
  misses: muscles need energy to contract
  misses: mitochondria make proteins`,
)

/** What each kind of cell needs its energy for, as students say it. */
const NEEDS: Record<string, { does: string; earns: readonly string[] }> = {
  contraction: {
    does: 'contract/contraction/contracting/shorten/movement | filaments slide',
    earns: [
      'ATP is needed for contraction',
      'the muscle cell needs energy to contract',
      'energy from ATP for contractoin of the muscle',
    ],
  },
  'the beating of its cilia': {
    does: 'beat/beating/sweep/waft | cilia ... move/movement | move/movement ... cilia/mucus',
    earns: [
      'ATP is needed for the beating of cilia',
      'the cilia need energy to move mucus',
      'energy from ATP so that the cillia beat, ciliia',
    ],
  },
  'the active transport of mineral ions': {
    does: '(active transport/uptake/absorption) | against ... gradient | pump',
    earns: [
      'ATP is needed for active transport',
      'the cell needs energy to take up ions against the concentration gradient',
      'energy from ATP for activ transport of ions, active transpart',
    ],
  },
  'protein synthesis and exocytosis': {
    does: 'exocytosis/secrete/secretion/secreting | protein synthesis | make/synthesise/produce protein | synthesis of protein | vesicle ... move/fuse',
    earns: [
      'ATP is needed for protein synthesis',
      'the cell needs energy to secrete the protein by exocytosis',
      'energy from ATP for exocitosis',
    ],
  },
}

export const manyMitochondria = (uses: string, point: string) => {
  const { does = '', earns = [] } = NEEDS[uses] ?? {}
  return [
    ATP_OF_MITOCHONDRIA,
    judged(
      `energy from ATP is needed for ${point}`,
      `
      DOES = ${does}
      reject not need/require energy
      accept DOES & energy/atp
      unsure DOES
      ${earns.map(answer => `earns: ${answer}`).join('\n')}
      misses: mitochondria make ATP by aerobic respiration
      misses: the cell needs a lot of energy
      misses: the cell has many organelles`,
    ),
  ]
}

export const ROLE_OF_GOLGI = [
  judged(
    'modifies the protein, e.g. adds sugars / makes a glycoprotein',
    `
    reject not modify
    accept modify/modification/modifies/glycosylation/glycosylate/glycoprotein/phosphorylate
    accept add ... sugar/carbohydrate/chain/group/lipid | fold/process ... protein | protein ... process
    unsure fold/process/change/sort
    earns: it modifies the protein
    earns: it adds carbohydrates to make glycoproteins
    earns: proteins are modyfied and packaged
    misses: it packages the protein into vesicles
    misses: it makes the protein
    misses: it transports proteins`,
  ),
  judged(
    'packages it into (secretory) vesicles',
    `
    reject package ... ribosome/nucleus
    accept package/packaging/pack/packs ... protein/vesicle/it/them/product/molecule | vesicle ... form/bud/pinch/make | form/bud/pinch/make/secretory/into/in ... vesicle | protein ... package/packaging/pack
    unsure vesicle/package/packaging/lysosome
    earns: it packages the protein into vesicles
    earns: vesicles bud off from it
    earns: the protein is modified and paked in vesicels
    misses: it modifies the protein
    misses: it makes the protein
    misses: it stores energy`,
  ),
]

export const ROLE_OF_ROUGH_ER = [
  judged(
    'ribosomes on its surface make the protein (polypeptide)',
    `
    PROTEIN = protein/polypeptide/antibody/antibodies/enzyme/glycoprotein
    MAKE = make/synthesise/synthesize/synthesis/produce/production/translation/translate/assemble
    reject not MAKE
    accept ribosome ... MAKE | MAKE ... ribosome | PROTEIN MAKE | MAKE PROTEIN | translation
    unsure ribosome | MAKE
    earns: its ribosomes make the protein
    earns: it is the site of protein synthesis
    earns: polypeptides are sinthesised by the ribosoms on it
    misses: it packages the protein
    misses: the protein is folded in it
    misses: it transports the protein to the Golgi body`,
  ),
  judged(
    'protein enters it, folds and is transported',
    `
    accept fold/folded/folding | lumen/cisterna/cisternae | tertiary/secondary structure
    accept transport/carry/move/send/pass/deliver ... protein/polypeptide/golgi/it/them/vesicle | protein/polypeptide ... transport/carry/move/enter/send/pass/deliver/transported
    unsure transport/vesicle/modify
    earns: the protein folds inside it
    earns: it transports the protein to the Golgi body
    earns: the protein is trasported in it
    misses: it makes the protein
    misses: ribosomes are attached to it
    misses: it stores DNA`,
  ),
]
