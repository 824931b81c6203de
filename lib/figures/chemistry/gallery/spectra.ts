import { figure } from '@/lib/figures/figure'
import { nmr } from '../nmr'
import { ELEMENT_LINES, INFRARED, infrared, lineSpectrum, massSpectrum } from '../spectra'

export const pieces = [
  figure(
    {
      name: 'kit/spectra-hydrogen',
      title: 'Line spectra of hydrogen',
      description:
        'Two bands of wavelengths from 400 to 700 nanometres. In the emission spectrum four bright lines stand on a dark ground; in the absorption spectrum four dark lines stand at the same wavelengths on a light ground.',
      height: 180,
    },
    lineSpectrum(30, 24, { lines: ELEMENT_LINES.hydrogen, label: 'emission' }),
    lineSpectrum(30, 92, {
      lines: ELEMENT_LINES.hydrogen,
      kind: 'absorption',
      label: 'absorption',
      ticks: [400, 500, 600, 700],
    }),
  ),
  figure(
    {
      name: 'kit/spectra-infrared-acid',
      title: 'Infrared spectrum of a carboxylic acid',
      description:
        'Transmittance against wavenumber from 4000 to 500 per centimetre. A very broad trough lies around 3000, a deep narrow one at 1720 and another near 1200.',
      height: 222,
    },
    infrared({
      peaks: [
        INFRARED['O–H acid'],
        INFRARED['C=O'],
        INFRARED['C–O'],
        { wavenumber: 940, depth: 0.4, breadth: 40 },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/spectra-infrared-alcohol',
      title: 'Infrared spectrum of ethanol',
      description:
        'Transmittance against wavenumber from 4000 to 500 per centimetre. A broad trough lies at 3350, labelled O–H, a narrower one at 2960, labelled C–H, and a deep one near 1050, labelled C–O.',
      height: 222,
    },
    infrared({
      peaks: [
        { ...INFRARED['O–H alcohol'], label: 'O–H' },
        { ...INFRARED['C–H'], label: 'C–H' },
        { wavenumber: 1380, depth: 0.3, breadth: 40 },
        { ...INFRARED['C–O'], wavenumber: 1050, label: 'C–O' },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/spectra-mass',
      title: 'Mass spectrum of propanone',
      description:
        'Relative abundance against m/e. The tallest line stands at 43, others at 15, 27, 42 and 58; a very short one at 59.',
      height: 222,
    },
    massSpectrum({
      peaks: [
        { mz: 15, abundance: 23 },
        { mz: 27, abundance: 8 },
        { mz: 42, abundance: 7 },
        { mz: 43, abundance: 100, label: '43' },
        { mz: 58, abundance: 64, label: '58' },
        { mz: 59, abundance: 2.5 },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/spectra-mass-isotopes',
      title: 'Mass spectrum of the isotopes of magnesium',
      description:
        'Relative abundance against m/e. Three lines stand at 24, 25 and 26; the first is the tallest at 79 per cent.',
      height: 222,
    },
    massSpectrum({
      peaks: [
        { mz: 24, abundance: 79 },
        { mz: 25, abundance: 10 },
        { mz: 26, abundance: 11 },
      ],
      from: 22,
      max: 28,
      every: 1,
    }),
  ),
  figure(
    {
      name: 'kit/spectra-proton-nmr',
      title: 'Proton NMR spectrum of ethanol',
      description:
        'Absorption against chemical shift from 6 to 0 ppm. A quartet lies at 3.7, a broad single line at 2.6 and a triplet at 1.2. The line of TMS is at 0.',
      height: 222,
    },
    nmr({
      peaks: [
        { shift: 3.7, protons: 2, lines: 4 },
        { shift: 2.6, protons: 1, isBroad: true },
        { shift: 1.2, protons: 3, lines: 3 },
      ],
      max: 6,
      showAreas: true,
    }),
  ),
  figure(
    {
      name: 'kit/spectra-aldehyde-nmr',
      title: 'Proton NMR spectrum of ethanal',
      description:
        'Absorption against chemical shift from 11 to 0 ppm. A small quartet lies at 9.8 and a doublet at 2.2. The line of TMS is at 0.',
      height: 222,
    },
    nmr({
      peaks: [
        { shift: 9.8, protons: 1, lines: 4 },
        { shift: 2.2, protons: 3, lines: 2 },
      ],
    }),
  ),
  figure(
    {
      name: 'kit/spectra-carbon-nmr',
      title: 'Carbon-13 NMR spectrum of ethyl ethanoate',
      description:
        'Absorption against chemical shift from 200 to 0 ppm. Four single lines stand at 171, 60, 21 and 14.',
      height: 222,
    },
    nmr({ peaks: [171, 60, 21, 14].map(shift => ({ shift, protons: 1 })), isCarbon: true }),
  ),
]
