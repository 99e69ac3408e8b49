export type { Answer, DiagnosisNode, Finding, Question, Showing } from "./node";
export { FIGURE_TITLES, showingLink } from "./showingLink";
export { FIRST_QUESTION } from "./tree";
export { findingsOf, type PathStep, type Walk, walksFrom } from "./walk";
