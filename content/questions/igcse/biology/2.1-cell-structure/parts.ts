/** What a part of a cell does, as the end of "the part that …", and the rules of a mark for saying so. */
export const FUNCTIONS = {
  'cell membrane': {
    does: 'controls what enters and leaves the cell',
    rules: `
      CONTROL = control/regulate/decide/select/choose
      unsure wall ... CONTROL
      accept CONTROL ... enter/leave/exit/pass/across/through/into/entry/movement/move/come/go
      accept CONTROL ... in ... out
      accept CONTROL ... out ... in
      accept let/allow ... some/certain/only ... in/through/pass/enter
      unsure partial*/selectiv*/semi ... permeable
      unsure let/allow/enter/leave
      earns: controls what enters and leaves the cell
      earns: it controlls the movement of substances in and out
      earns: it lets only certain substances pass
      misses: it protects the cell
      misses: it controls the activities in the cell
      misses: it gives support
      misses: it is the outside of the cell`,
  },
  nucleus: {
    does: 'contains the DNA and controls the activities of the cell',
    rules: `
      reject release/make/produce energy
      reject control ... enter/leave/pass
      reject control ... in ... out
      accept contain/hold/store/has/carry/keep/have ... dna/gene/chromosome/genetic
      accept control/direct/regulate ... cell/activity/reaction
      accept dna/gene/chromosome/genetic, in/inside/found/store
      unsure dna/control/genetic
      earns: it contains DNA
      earns: controls the activities of the cell
      earns: it holds the chromosones of the cell
      misses: it releases energy
      misses: it controls what enters and leaves the cell
      misses: it is in the middle`,
  },
  'cell wall': {
    does: 'supports the cell and stops it from bursting',
    rules: `
      reject control/regulate ... enter/leave/in/out
      accept support/strength/strengthen
      accept give/keep/maintain/hold/provide/make ... shape/structure/strong/rigid/firm
      accept stop/prevent/protect ... burst
      accept not burst
      unsure protect/strong/rigid/firm/shape
      earns: it supports the cell
      earns: it keeps the shape of the cell
      earns: it prevents the cell from bersting
      misses: it controls what enters and leaves the cell
      misses: it is a structure around the cell
      misses: it stores water`,
  },
  chloroplast: {
    does: 'carries out photosynthesis',
    rules: `
      accept photosynthesis/photosynthesise/photosynthesize/photosynthetic
      accept absorb/trap/capture ... light/sunlight
      accept make/produce ... glucose/sugar/carbohydrate
      unsure food/light/chlorophyll
      earns: photosynthesis happens here
      earns: it absorbs light
      earns: it carries out photosinthesis
      misses: it releases energy in respiration
      misses: it is green
      misses: it controls the cell`,
  },
  vacuole: {
    does: 'contains cell sap and keeps the cell turgid',
    rules: `
      reject photosynthesis/respiration/dna
      accept contain/store/hold/has/keep ... sap/water/sugar/salt/ion
      accept turgid/turgor/firm
      accept keep/maintain ... pressure
      unsure sap/water/shape/support
      earns: it contains cell sap
      earns: it keeps the cell turgid
      earns: it stores watter and keeps the cell firm
      misses: it is empty
      misses: it carries out photosynthesis
      misses: it contains DNA`,
  },
  ribosome: { does: 'makes proteins', rules: '' },
  'circular DNA': { does: 'carries most of the genes of the cell', rules: '' },
  plasmid: { does: 'carries extra genes on a small ring of DNA', rules: '' },
} as const
