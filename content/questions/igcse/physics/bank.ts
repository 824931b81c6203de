import type { Template } from '@/lib/exams/template'
import { templates as electricityAndMagnetismChoice1 } from './electricity-and-magnetism/choice-1'
import { templates as electricityAndMagnetismChoice2 } from './electricity-and-magnetism/choice-2'
import { templates as electricityAndMagnetismChoice3 } from './electricity-and-magnetism/choice-3'
import { templates as electricityAndMagnetismChoice4 } from './electricity-and-magnetism/choice-4'
import { templates as electricityAndMagnetismChoice5 } from './electricity-and-magnetism/choice-5'
import { templates as electricityAndMagnetismChoice6 } from './electricity-and-magnetism/choice-6'
import { templates as electricityAndMagnetismChoice7 } from './electricity-and-magnetism/choice-7'
import { templates as electricityAndMagnetismChoice8 } from './electricity-and-magnetism/choice-8'
import { templates as electricityAndMagnetismChoice9 } from './electricity-and-magnetism/choice-9'
import { templates as electricityAndMagnetismChoice10 } from './electricity-and-magnetism/choice-10'
import { templates as electricityAndMagnetismStructured1 } from './electricity-and-magnetism/structured-1'
import { templates as electricityAndMagnetismStructured2 } from './electricity-and-magnetism/structured-2'
import { templates as electricityAndMagnetismStructured3 } from './electricity-and-magnetism/structured-3'
import { templates as electricityAndMagnetismStructured4 } from './electricity-and-magnetism/structured-4'
import { templates as electricityAndMagnetismStructured5 } from './electricity-and-magnetism/structured-5'
import { templates as electricityAndMagnetismStructured6 } from './electricity-and-magnetism/structured-6'
import { templates as electricityAndMagnetismStructured7 } from './electricity-and-magnetism/structured-7'
import { templates as motionForcesAndEnergyChoice1 } from './motion-forces-and-energy/choice-1'
import { templates as motionForcesAndEnergyChoice2 } from './motion-forces-and-energy/choice-2'
import { templates as motionForcesAndEnergyChoice3 } from './motion-forces-and-energy/choice-3'
import { templates as motionForcesAndEnergyChoice4 } from './motion-forces-and-energy/choice-4'
import { templates as motionForcesAndEnergyChoice5 } from './motion-forces-and-energy/choice-5'
import { templates as motionForcesAndEnergyChoice6 } from './motion-forces-and-energy/choice-6'
import { templates as motionForcesAndEnergyChoice7 } from './motion-forces-and-energy/choice-7'
import { templates as motionForcesAndEnergyChoice8 } from './motion-forces-and-energy/choice-8'
import { templates as motionForcesAndEnergyChoice9 } from './motion-forces-and-energy/choice-9'
import { templates as motionForcesAndEnergyStructured1 } from './motion-forces-and-energy/structured-1'
import { templates as motionForcesAndEnergyStructured2 } from './motion-forces-and-energy/structured-2'
import { templates as motionForcesAndEnergyStructured3 } from './motion-forces-and-energy/structured-3'
import { templates as motionForcesAndEnergyStructured4 } from './motion-forces-and-energy/structured-4'
import { templates as nuclearPhysicsChoice1 } from './nuclear-physics/choice-1'
import { templates as nuclearPhysicsChoice2 } from './nuclear-physics/choice-2'
import { templates as nuclearPhysicsChoice3 } from './nuclear-physics/choice-3'
import { templates as nuclearPhysicsChoice4 } from './nuclear-physics/choice-4'
import { templates as nuclearPhysicsChoice5 } from './nuclear-physics/choice-5'
import { templates as nuclearPhysicsChoice6 } from './nuclear-physics/choice-6'
import { templates as nuclearPhysicsChoice7 } from './nuclear-physics/choice-7'
import { templates as nuclearPhysicsChoice8 } from './nuclear-physics/choice-8'
import { templates as nuclearPhysicsStructured1 } from './nuclear-physics/structured-1'
import { templates as nuclearPhysicsStructured2 } from './nuclear-physics/structured-2'
import { templates as nuclearPhysicsStructured3 } from './nuclear-physics/structured-3'
import { templates as spacePhysicsChoice1 } from './space-physics/choice-1'
import { templates as spacePhysicsChoice2 } from './space-physics/choice-2'
import { templates as spacePhysicsChoice3 } from './space-physics/choice-3'
import { templates as spacePhysicsChoice4 } from './space-physics/choice-4'
import { templates as spacePhysicsChoice5 } from './space-physics/choice-5'
import { templates as spacePhysicsStructured1 } from './space-physics/structured-1'
import { templates as spacePhysicsStructured2 } from './space-physics/structured-2'
import { templates as thermalPhysicsChoice1 } from './thermal-physics/choice-1'
import { templates as thermalPhysicsChoice2 } from './thermal-physics/choice-2'
import { templates as thermalPhysicsChoice3 } from './thermal-physics/choice-3'
import { templates as thermalPhysicsChoice4 } from './thermal-physics/choice-4'
import { templates as thermalPhysicsChoice5 } from './thermal-physics/choice-5'
import { templates as thermalPhysicsChoice6 } from './thermal-physics/choice-6'
import { templates as thermalPhysicsChoice7 } from './thermal-physics/choice-7'
import { templates as thermalPhysicsChoice8 } from './thermal-physics/choice-8'
import { templates as thermalPhysicsChoice9 } from './thermal-physics/choice-9'
import { templates as thermalPhysicsChoice10 } from './thermal-physics/choice-10'
import { templates as thermalPhysicsStructured1 } from './thermal-physics/structured-1'
import { templates as thermalPhysicsStructured2 } from './thermal-physics/structured-2'
import { templates as thermalPhysicsStructured3 } from './thermal-physics/structured-3'
import { templates as thermalPhysicsStructured4 } from './thermal-physics/structured-4'
import { templates as tour1 } from './tour/tour-1'
import { templates as wavesChoice1 } from './waves/choice-1'
import { templates as wavesChoice2 } from './waves/choice-2'
import { templates as wavesChoice3 } from './waves/choice-3'
import { templates as wavesChoice4 } from './waves/choice-4'
import { templates as wavesChoice5 } from './waves/choice-5'
import { templates as wavesChoice6 } from './waves/choice-6'
import { templates as wavesChoice7 } from './waves/choice-7'
import { templates as wavesChoice8 } from './waves/choice-8'
import { templates as wavesChoice9 } from './waves/choice-9'
import { templates as wavesChoice10 } from './waves/choice-10'
import { templates as wavesStructured1 } from './waves/structured-1'
import { templates as wavesStructured2 } from './waves/structured-2'
import { templates as wavesStructured3 } from './waves/structured-3'
import { templates as wavesStructured4 } from './waves/structured-4'

/** Every template of the subject; a test holds the list to the folder. */
export const bank: readonly Template[] = [
  ...electricityAndMagnetismChoice1,
  ...electricityAndMagnetismChoice10,
  ...electricityAndMagnetismChoice2,
  ...electricityAndMagnetismChoice3,
  ...electricityAndMagnetismChoice4,
  ...electricityAndMagnetismChoice5,
  ...electricityAndMagnetismChoice6,
  ...electricityAndMagnetismChoice7,
  ...electricityAndMagnetismChoice8,
  ...electricityAndMagnetismChoice9,
  ...electricityAndMagnetismStructured1,
  ...electricityAndMagnetismStructured2,
  ...electricityAndMagnetismStructured3,
  ...electricityAndMagnetismStructured4,
  ...electricityAndMagnetismStructured5,
  ...electricityAndMagnetismStructured6,
  ...electricityAndMagnetismStructured7,
  ...motionForcesAndEnergyChoice1,
  ...motionForcesAndEnergyChoice2,
  ...motionForcesAndEnergyChoice3,
  ...motionForcesAndEnergyChoice4,
  ...motionForcesAndEnergyChoice5,
  ...motionForcesAndEnergyChoice6,
  ...motionForcesAndEnergyChoice7,
  ...motionForcesAndEnergyChoice8,
  ...motionForcesAndEnergyChoice9,
  ...motionForcesAndEnergyStructured1,
  ...motionForcesAndEnergyStructured2,
  ...motionForcesAndEnergyStructured3,
  ...motionForcesAndEnergyStructured4,
  ...nuclearPhysicsChoice1,
  ...nuclearPhysicsChoice2,
  ...nuclearPhysicsChoice3,
  ...nuclearPhysicsChoice4,
  ...nuclearPhysicsChoice5,
  ...nuclearPhysicsChoice6,
  ...nuclearPhysicsChoice7,
  ...nuclearPhysicsChoice8,
  ...nuclearPhysicsStructured1,
  ...nuclearPhysicsStructured2,
  ...nuclearPhysicsStructured3,
  ...spacePhysicsChoice1,
  ...spacePhysicsChoice2,
  ...spacePhysicsChoice3,
  ...spacePhysicsChoice4,
  ...spacePhysicsChoice5,
  ...spacePhysicsStructured1,
  ...spacePhysicsStructured2,
  ...thermalPhysicsChoice1,
  ...thermalPhysicsChoice10,
  ...thermalPhysicsChoice2,
  ...thermalPhysicsChoice3,
  ...thermalPhysicsChoice4,
  ...thermalPhysicsChoice5,
  ...thermalPhysicsChoice6,
  ...thermalPhysicsChoice7,
  ...thermalPhysicsChoice8,
  ...thermalPhysicsChoice9,
  ...thermalPhysicsStructured1,
  ...thermalPhysicsStructured2,
  ...thermalPhysicsStructured3,
  ...thermalPhysicsStructured4,
  ...tour1,
  ...wavesChoice1,
  ...wavesChoice10,
  ...wavesChoice2,
  ...wavesChoice3,
  ...wavesChoice4,
  ...wavesChoice5,
  ...wavesChoice6,
  ...wavesChoice7,
  ...wavesChoice8,
  ...wavesChoice9,
  ...wavesStructured1,
  ...wavesStructured2,
  ...wavesStructured3,
  ...wavesStructured4,
]
