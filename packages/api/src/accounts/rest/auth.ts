import { findProfile } from '@pasar/db'
import { boundedString, codeSchema, DomainError, loginSchema, registerSchema } from '@pasar/domain'
import { z } from 'zod'
import { memberCall, publicCall, type RestContext, restRouter } from '../../platform/rest/procedure'
import { answerChallenge } from '../commands/challenges'
import { logIn, register } from '../commands/login'
import { endSession } from '../commands/sessions'
import { issueTokens, refreshTokens } from '../commands/tokens'
import { toUser, userSchema } from './users'

const tag = 'Accounts'

const tokensSchema = z.object({
  success: z.literal(true),
  token: z.string().meta({ description: 'Sent as `Authorization: Bearer`.' }),
  refreshToken: z.string().meta({ description: 'Good for one refresh, within 7 days.' }),
  expiresIn: z
    .number()
    .int()
    .meta({ description: 'Seconds until `token` ends.', examples: [3600] }),
  sessionId: z.string(),
})

const signedInSchema = tokensSchema.extend({ user: userSchema, userLevel: z.number().int() })
/** Members with two-step login send a code next. */
const codeNeededSchema = z.object({
  success: z.literal(true),
  codeNeeded: z.literal(true),
  challenge: z.string().meta({ description: 'Goes to `/auth/login/code` together with the code.' }),
})

async function signIn({ context, userAgent }: RestContext, userId: string) {
  const tokens = await issueTokens(context, userId, userAgent)
  const profile = await findProfile(context.db, userId)
  if (!profile) throw new DomainError('NOT_FOUND')
  const user = toUser(context, profile)
  return { success: true as const, ...tokens, user, userLevel: user.userLevel }
}

export const auth = restRouter({
  register: publicCall({
    method: 'POST',
    path: '/auth/register',
    feature: 'registration',
    tag,
    status: 201,
    summary: 'Create an account',
    description:
      'The email has to be confirmed by the link that is mailed to it. An email that has an account gets the same answer.',
  })
    .input(registerSchema)
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) => signIn(ctx, (await register(ctx.context, input)).userId)),
  login: publicCall({
    method: 'POST',
    path: '/auth/login',
    tag,
    summary: 'Log in',
    fails: ['WRONG_LOGIN', 'ACCOUNT_SUSPENDED'],
    description:
      'Members with two-step login get a `challenge` instead of tokens. Whoever has yet to confirm the email gets in, too (`user.isVerified`).',
  })
    .input(loginSchema)
    .output(z.union([signedInSchema, codeNeededSchema]))
    .mutation(async ({ ctx, input }) => {
      const outcome = await logIn(ctx.context, input)
      if (outcome.step === 'signedIn') return signIn(ctx, outcome.userId)
      return { success: true as const, codeNeeded: true as const, challenge: outcome.challenge }
    }),
  loginCode: publicCall({
    method: 'POST',
    path: '/auth/login/code',
    tag,
    summary: 'The second step of a login',
    fails: ['LOGIN_CHALLENGE_ENDED', 'CODE_WRONG', 'APP_CODE_UNREADABLE'],
  })
    .input(codeSchema.extend({ challenge: boundedString(200) }))
    .output(signedInSchema)
    .mutation(async ({ ctx, input }) =>
      signIn(ctx, (await answerChallenge(ctx.context, input.challenge, input.code)).userId),
    ),
  refresh: publicCall({
    method: 'POST',
    path: '/auth/refresh-token',
    tag,
    summary: 'Exchange a refresh token for new tokens',
    fails: ['SESSION_EXPIRED'],
    description:
      'Each refresh token works once; asked again within 30 seconds it brings the same answer. Used later, it ends the session.',
  })
    .input(z.object({ refreshToken: boundedString(200).min(1, 'required') }))
    .output(tokensSchema)
    .mutation(async ({ ctx, input }) => ({
      success: true as const,
      ...(await refreshTokens(ctx.context, input.refreshToken)),
    })),
  logout: memberCall({
    method: 'POST',
    path: '/auth/logout',
    tag,
    summary: 'End the session of who asks',
    beforeTwoFactor: true,
  })
    .input(
      z.object({
        sessionId: boundedString(40)
          .optional()
          .meta({ description: 'That of the present session, if given: any other one is refused.' }),
      }),
    )
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .mutation(async ({ ctx, input }) => {
      const sessionId = ctx.session?.sessionId ?? ''
      if (input.sessionId !== undefined && input.sessionId !== sessionId) throw new DomainError('FORBIDDEN')
      await endSession(ctx.context, ctx.member, sessionId)
      return { success: true as const, message: 'Logged Out!' }
    }),
})
