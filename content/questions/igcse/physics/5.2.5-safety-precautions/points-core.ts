/** Effects of ionising radiation on living things. */
export const EFFECTS = {
  death: `
    accept kill/die/death/destroy/dead
    unsure burn/sick/sickness | damage/harm/hurt ... cell/tissue/organ/skin
    earns: it kills cells
    earns: cell death and cancer
    earns: the cells are distroyed
    misses: mutation
    misses: it makes people radioactive
    misses: cancer
    misses: it is harmful
    misses: it changes the DNA`,
  mutation: `
    accept mutate/mutation/mutant/mutagen
    accept dna/gene/genetic/chromosome
    unsure change | deformity/deform/defect
    earns: mutations
    earns: it damages the DNA
    earns: the cells mutaate
    misses: it kills cells
    misses: cancer
    misses: it burns the skin
    misses: living things are affected`,
  cancer: `
    accept cancer/tumour/tumor/cancerous/leukaemia
    earns: it can cause cancer
    earns: a tumour grows
    earns: cansers
    misses: mutation
    misses: it makes people ill
    misses: it kills cells
    misses: living things are affected`,
}

/** What is done with a source. */
export const HANDLING = {
  tongs: `
    reject close/near ... body | away from water/food/fire/heat/light/sunlight/computer
    accept tongs/tweezers/forceps/gripper/robot/remote/pliers/tong
    accept keep/hold/stay/stand/use/move/carry/put ...(no point).. far/distance/away/length
    accept not touch/pick | never ... hand
    unsure distance/far
    earns: use long tongs
    earns: hold it with tweesers
    earns: keep it at arm's length
    earns: don't touch it with bare hands
    earns: never pick it up by hand
    misses: keep it away from water
    misses: wear goggles
    misses: be careful
    earns: point it away from people and use tongs
    misses: point it away from people
    misses: keep it in a lead box
    misses: move the source`,
  lead: `
    reject plastic/wooden/wood/cardboard box
    accept lead
    unsure box/container/shield/shielding/apron
    earns: store it in a lead box
    earns: a lead lined container
    earns: keep it in a leed box lined with lead, containor
    misses: store it in a drawer
    misses: use tongs
    misses: wear gloves
    misses: store the source`,
  locked: `
    accept lock/locked/label/warn/sign/symbol/secure/hazard
    unsure cupboard | in/into safe
    earns: keep it in a locked cupboard
    earns: put a warning lable on it
    earns: lock it away
    misses: use tongs
    misses: wear goggles
    misses: put it on the table
    misses: store the source`,
  time: `
    SHORT = short/little/quick/quickly/fast/limit/minimum/minimise/minimize/shortest/brief/reduce/less
    reject long time
    accept SHORT ... time/exposure/expose/use
    accept time/exposure ... SHORT
    accept quick/quickly/soon/immediately
    accept long/longer than need/needed/necessary
    unsure time
    earns: use it for a short time
    earns: put it back quickly
    earns: limmit the time of use, minimise exposure
    earns: reduce the exposure time
    earns: do not use it for longer than needed
    misses: use it for a long time
    misses: wear gloves
    misses: use the source
    misses: use tongs`,
}
