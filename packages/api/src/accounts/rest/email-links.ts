import { boundedString, forgotPasswordSchema, resetPasswordSchema } from '@pasar/domain'
import { z } from 'zod'
import { memberCall, personalCall, publicCall, restRouter } from '../../platform/rest/procedure'
import { requestReset, resetPassword } from '../commands/passwords'
import { confirmEmail, resendVerification } from '../commands/verification'

const tag = 'Accounts'
const doneSchema = z.object({ success: z.literal(true), message: z.string() })
const token = boundedString(200)
  .min(1, 'required')
  .meta({ description: 'The last part of the link in the mail.' })

export const emailLinks = restRouter({
  forgotPassword: publicCall({
    method: 'POST',
    path: '/auth/forgot-password',
    tag,
    summary: 'Mail a link for a new password',
    description: 'An email that nobody has confirmed gets the same answer, and no mail.',
  })
    .input(forgotPasswordSchema)
    .output(doneSchema)
    .mutation(async ({ ctx: { context }, input }) => {
      await requestReset(context, input.email, null)
      return { success: true as const, message: 'If we know this email, a mail is on its way.' }
    }),
  resetPassword: publicCall({
    method: 'POST',
    path: '/auth/reset-password',
    tag,
    summary: 'Set a new password by the link of a mail',
    description: 'The link works once. Every session and token of the member ends.',
    fails: ['LINK_ENDED'],
  })
    .input(resetPasswordSchema.extend({ token }))
    .output(doneSchema)
    .mutation(async ({ ctx: { context }, input }) => {
      await resetPassword(context, input.token, input)
      return { success: true as const, message: 'Your password is changed. Please log in with it.' }
    }),
  verifyEmail: personalCall({
    method: 'POST',
    path: '/auth/verify-email',
    tag,
    summary: 'Confirm an email by the link of a mail',
    description: 'Whoever is not signed in shows by the password that the account is theirs.',
    fails: ['LINK_ENDED', 'FORBIDDEN', 'WRONG_PASSWORD', 'ACCOUNT_SUSPENDED', 'EMAIL_TAKEN'],
  })
    .input(
      z.object({
        token,
        password: boundedString(256).default('').meta({
          description: 'Needed without a bearer token.',
        }),
      }),
    )
    .output(doneSchema)
    .mutation(async ({ ctx: { context, actor }, input }) => {
      await confirmEmail(context, actor, input.token, input.password)
      return { success: true as const, message: 'Your email is confirmed.' }
    }),
  resendVerification: memberCall({
    method: 'POST',
    path: '/auth/resend-verification',
    tag,
    summary: 'Mail the link that confirms the email once more',
  })
    .output(doneSchema)
    .mutation(async ({ ctx: { context, member } }) => {
      await resendVerification(context, member, null)
      return { success: true as const, message: 'A mail is on its way unless your email is confirmed.' }
    }),
})
