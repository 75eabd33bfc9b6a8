export { VALIDATION_MESSAGES as default } from '@pasar/domain/validation-messages'
