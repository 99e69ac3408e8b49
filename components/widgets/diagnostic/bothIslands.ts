/** The quiz and the questions about one's own machine stand side by side in the article and share most of their code: one chunk. */
export { FreeDiagnosisIsland } from "../freeDiagnosis/FreeDiagnosisIsland";
export { DiagnosticIsland } from "./DiagnosticIsland";
