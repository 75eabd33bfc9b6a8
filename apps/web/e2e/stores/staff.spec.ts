import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { linkInMail } from '../testing/outbox'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'
