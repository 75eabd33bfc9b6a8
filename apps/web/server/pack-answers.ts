import compression from 'compression'
import type { RequestHandler } from 'express'
import { PACKED_FROM_BYTES } from './pack'

/** Calls are packed by their adapters, and answers to webhooks are short. */
const PACKED_ELSEWHERE = /^\/(?:trpc|api)\/(?!docs\b|(?:openapi|asyncapi)\.json$)/

// Answers are made for one reader: a quick level costs less time than the bytes it leaves. Pages are packed before.
const compress = compression({ level: 3, threshold: PACKED_FROM_BYTES })

/** Packs what is long enough. It takes the place of four methods of an answer, so short ones go without. */
export const packAnswers: RequestHandler = (request, response, next) =>
  PACKED_ELSEWHERE.test(request.path) ? next() : compress(request, response, next)
