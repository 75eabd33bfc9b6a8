export { loader } from '../features/planner/routes/planner-calendar-file.server'
