import type { NextFunction, Request, RequestHandler, Response } from 'express'

/**
 * A handler that works with promises: what it throws goes to the handler of errors. Express 4 does not look at promises,
 * and a rejection that nobody listens to ends the process.
 */
export const asyncHandler =
  (handle: (request: Request, response: Response, next: NextFunction) => Promise<unknown>): RequestHandler =>
  (request, response, next) => {
    handle(request, response, next).catch(next)
  }
