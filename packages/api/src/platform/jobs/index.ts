export { type JobState, jobStates } from './reads'
export { runDueJobs, startJobs } from './runner'
