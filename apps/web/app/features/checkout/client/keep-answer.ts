import type { ShouldRevalidateFunction } from '@remix-run/react'

/** A posted checkout answers with the whole page; its loader would only say the same, without what was typed. */
export const keepAnswer: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate
