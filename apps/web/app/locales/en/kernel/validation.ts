export { VALIDATION_MESSAGES as default } from '@pasar/domain/kernel/validation-messages'
