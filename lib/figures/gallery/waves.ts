import { diffraction, labelledWave, longitudinal, oscilloscope, ripples, spectrumBar } from '../waves'
import { sample } from './sample'

export const pieces = [
  sample(
    'waves',
    220,
    labelledWave({ x: 20, y: 90, wavelength: 120, amplitude: 40, cycles: 2.5 }),
    longitudinal(20, 160, 100, 3),
  ),
  sample('diffraction', 150, diffraction(80, 75, 20, 18), diffraction(250, 75, 60, 18, 90)),
  sample('ripples', 150, ripples(80, 75, 4, 16), oscilloscope(180, 10, 16, { cycles: 2, divisions: 2 })),
  sample(
    'spectrum',
    70,
    spectrumBar(
      8,
      14,
      344,
      ['radio', 'micro-\nwaves', 'infra-\nred', 'visible', 'ultra-\nviolet', 'X-rays', 'gamma'],
      40,
      3,
    ),
  ),
]
