import type { AppRouter } from '@pasar/api'
import type { ErrorCode } from '@pasar/domain'
import { TRPCClientError } from '@trpc/client'
import { api } from '../../lib/trpc'

export type WishRefusal = ErrorCode | 'NETWORK_ERROR'

const isAnswer = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError

/** Heavy: fetched with the first press on a heart. Answers with the code of the refusal, null when all went well. */
export async function sendWish(itemId: string, isWished: boolean): Promise<WishRefusal | null> {
  try {
    await (isWished ? api.wishlist.add : api.wishlist.remove).mutate({ itemId })
    return null
  } catch (error) {
    return (isAnswer(error) ? error.data?.failure.code : undefined) ?? 'NETWORK_ERROR'
  }
}
