import * as yup from 'yup'
import * as atoms from './atoms'
import * as cards from './cards'
import * as exams from './exam-requests'
import * as practice from './practice'
import * as forms from './requests'
import * as study from './study-requests'
import * as tutoring from './tutoring'

/**
 * What a body is declared with. Declarations get it handed and never import it: a browser calls by the same declarations,
 * and has no use for the 13 KB of Yup unless it shows a form.
 */
export const SCHEMAS = {
  object: yup.object,
  ...atoms,
  ...cards,
  ...exams,
  ...forms,
  ...practice,
  ...study,
  ...tutoring,
}
export type Schemas = typeof SCHEMAS
