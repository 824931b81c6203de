import { figure } from '@/lib/figures/figure'
import { text } from '@/lib/figures/shapes'
import { aluminiumCell, fuelCell, halfCells } from '../cells'
import { electrolysisCell, gasCollection, movingIon, vessel } from '../electrolysis'

export const pieces = [
  figure(
    {
      name: 'kit/electrolysis-lead-bromide',
      title: 'Electrolysis of molten lead(II) bromide',
      description:
        'Two carbon electrodes dip into molten lead bromide and are joined to a d.c. supply. Lead ions move towards the negative electrode, bromide ions towards the positive electrode, where bubbles form.',
      height: 220,
    },
    electrolysisCell(82, 4, {
      left: { label: 'carbon\nanode', hasBubbles: true },
      right: { label: 'carbon\ncathode' },
      liquid: 'molten lead(II) bromide',
      ions: ['Pb^{2+}', 'Br^{−}', 'Pb^{2+}', 'Br^{−}'],
    }).shape,
  ),
  figure(
    {
      name: 'kit/electrolysis-copper',
      title: 'Electrolysis of copper(II) sulfate with copper electrodes',
      description:
        'Two copper plates in aqueous copper sulfate are joined to a battery. The positive plate has been eaten away at its lower part, the negative plate is covered by a deposit.',
      height: 220,
    },
    electrolysisCell(82, 4, {
      left: { label: 'copper\nanode', change: 'eaten', shape: 'plate' },
      right: { label: 'copper\ncathode', change: 'deposit', shape: 'plate' },
      source: 'battery',
      liquid: 'aqueous copper(II) sulfate',
      ions: ['Cu^{2+}'],
    }).shape,
  ),
  figure(
    {
      name: 'kit/electrolysis-plating',
      title: 'Plating a spoon with silver',
      description:
        'A silver rod and a spoon dip into aqueous silver nitrate. The rod is joined to the positive terminal of a battery, the spoon to the negative terminal.',
      height: 220,
    },
    electrolysisCell(82, 4, {
      left: { label: 'silver' },
      right: { label: 'spoon', shape: 'spoon' },
      source: 'battery',
      liquid: 'aqueous silver nitrate',
    }).shape,
  ),
  figure(
    {
      name: 'kit/electrolysis-simple-cell',
      title: 'A simple cell of zinc and copper',
      description:
        'A strip of zinc and a strip of copper dip into dilute sulfuric acid and are joined to a voltmeter.',
      height: 220,
    },
    electrolysisCell(82, 4, {
      left: { label: 'zinc', shape: 'plate' },
      right: { label: 'copper', shape: 'plate', hasBubbles: true },
      positive: 'none',
      source: 'voltmeter',
      liquid: 'dilute sulfuric acid',
    }).shape,
  ),
  figure(
    {
      name: 'kit/electrolysis-tubes',
      title: 'Collecting the gases of electrolysis',
      description:
        'Two electrodes come up through the base of a vessel of dilute sulfuric acid, each below an upturned tube. The tube over the negative electrode holds twice as much gas as the other.',
      height: 214,
    },
    gasCollection(62, 0, {
      left: { label: 'oxygen', gas: 0.3 },
      right: { label: 'hydrogen', gas: 0.6 },
      liquid: 'dilute\nsulfuric acid',
    }),
  ),
  figure(
    {
      name: 'kit/electrolysis-half-cells',
      title: 'A cell of zinc and copper half-cells',
      description:
        'Zinc in aqueous zinc sulfate on the left, copper in aqueous copper sulfate on the right, joined by a salt bridge and by a voltmeter. An arrow shows electrons moving from zinc to copper.',
      height: 206,
    },
    halfCells(4, 4, {
      left: { electrode: 'zinc', solution: '1.0 mol dm^{−3} Zn^{2+}' },
      right: { electrode: 'copper', solution: '1.0 mol dm^{−3} Cu^{2+}' },
      electrons: 'right',
    }),
  ),
  figure(
    {
      name: 'kit/electrolysis-hydrogen-electrode',
      title: 'Measuring a standard electrode potential',
      description:
        'On the left a standard hydrogen electrode: hydrogen gas is led over platinum in an acid. On the right copper in a solution of copper ions. A salt bridge and a voltmeter join the half-cells.',
      height: 206,
    },
    halfCells(4, 4, {
      left: { electrode: 'Pt', solution: '1.0 mol dm^{−3} H^{+}', gas: 'H_{2}' },
      right: { electrode: 'copper', solution: '1.0 mol dm^{−3} Cu^{2+}' },
    }),
  ),
  figure(
    {
      name: 'kit/electrolysis-fuel-cell',
      title: 'A hydrogen–oxygen fuel cell',
      description:
        'Hydrogen enters at the negative electrode on the left, oxygen at the positive electrode on the right; water leaves on the right. An electrolyte is between the electrodes, which are joined to a lamp.',
      height: 210,
    },
    fuelCell(28, 4),
  ),
  figure(
    {
      name: 'kit/electrolysis-aluminium',
      title: 'Extraction of aluminium by electrolysis',
      description:
        'A tank lined with carbon, the negative electrode, holds aluminium oxide in molten cryolite. Three carbon blocks, the positive electrode, dip into it. Molten aluminium lies on the floor and leaves by a tap.',
      height: 210,
    },
    aluminiumCell(0, 0),
  ),
  figure(
    {
      name: 'kit/electrolysis-brine',
      title: 'Ions in concentrated aqueous sodium chloride',
      description:
        'A vessel of liquid with four kinds of ion: sodium and hydrogen ions, marked plus, chloride and hydroxide ions, marked minus.',
      height: 130,
    },
    vessel(60, 20, 240, 100),
    movingIon(100, 70, 'Na^{+}', 'right'),
    movingIon(150, 96, 'Cl^{−}', 'left'),
    movingIon(200, 66, 'H^{+}', 'right'),
    movingIon(262, 90, 'OH^{−}', 'left'),
    text(180, 16, 'aqueous sodium chloride', { anchor: 'middle' }),
  ),
]
