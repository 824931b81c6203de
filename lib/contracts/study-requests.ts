import * as yup from 'yup'
import { momentAtom } from './atoms'
import {
  STUDY_BATCH_MAX_ENTRIES,
  STUDY_KEY_MAX_CHARACTERS,
  STUDY_KINDS,
  STUDY_VALUE_MAX_CHARACTERS,
  type StudyKind,
} from './study'

const AT = 'at must be a time such as 2026-03-01T08:00:00.000Z'

const entry = yup
  .object({
    kind: yup
      .string<StudyKind>()
      .strict()
      .typeError('kind is not known')
      .required('kind is not known')
      .oneOf(STUDY_KINDS, 'kind is not known'),
    key: yup
      .string()
      .strict()
      .typeError('key must be text')
      .required('key is required')
      .max(STUDY_KEY_MAX_CHARACTERS, 'key is too long'),
    value: yup
      .string()
      .strict()
      .typeError('value must be text or null')
      .nullable()
      .defined('value must be text or null')
      .max(STUDY_VALUE_MAX_CHARACTERS, 'value is too long'),
    at: momentAtom(AT),
  })
  .noUnknown('This field is not known')

export const studyEntriesRequest = yup.object({
  /** The device's own clock at the moment of sending. */
  sentAt: momentAtom('sentAt must be a time such as 2026-03-01T08:00:00.000Z'),
  entries: yup
    .array(entry)
    .strict()
    .typeError('entries must be a list')
    .required('entries must be a list')
    .max(STUDY_BATCH_MAX_ENTRIES, `At most ${STUDY_BATCH_MAX_ENTRIES} entries in one call`),
})

export type StudyEntriesRequest = yup.InferType<typeof studyEntriesRequest>
