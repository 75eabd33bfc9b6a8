import compression from 'compression'
import type { RequestHandler } from 'express'
import { COMPRESS_FROM_BYTES } from './compress'

/** Calls are compressed by their adapters, and answers to webhooks are short. */
const COMPRESSED_ELSEWHERE = /^\/(?:trpc|api)\/(?!docs\b|(?:openapi|asyncapi)\.json$)/

// Each answer is for one reader, so a quick level pays best. Pages are compressed already.
const compress = compression({ level: 3, threshold: COMPRESS_FROM_BYTES })

/** Compresses answers from `COMPRESS_FROM_BYTES` on, except those that their handlers compress themselves. */
export const compressAnswers: RequestHandler = (request, response, next) =>
  COMPRESSED_ELSEWHERE.test(request.path) ? next() : compress(request, response, next)
