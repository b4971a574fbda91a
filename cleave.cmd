@echo off
rem Runs Cleave on Windows: from this folder, or from the unpacked archive of a release.
setlocal
set "here=%~dp0"
set "jar=%here%cleave-all.jar"
if not exist "%jar%" set "jar=%here%cleave-cli\target\cleave-all.jar"
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
if not exist "%jar%" (
  echo cleave: building, about a minute the first time ... 1>&2
  call "%here%mvnw.cmd" -q -B -f "%here%pom.xml" -Dmaven.test.skip=true -Dspotless.check.skip -Dforbiddenapis.skip -pl cleave-cli -am package || exit /b 70
)
"%java%" -XX:+UnlockExperimentalVMOptions -XX:+EnableVectorSupport -Dcleave.vector=true -XX:+UseSerialGC %CLEAVE_JAVA_OPTIONS% -jar "%jar%" %*
