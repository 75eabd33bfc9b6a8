export { loader } from '../features/moderation/routes/newsletter/admin-newsletter-csv.server'
