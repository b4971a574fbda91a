@echo off
rem Runs Cleave on Windows: from the unpacked archive of a release, or from this folder, where it is built the first time.
setlocal
set "here=%~dp0"
set "program=cleave-cli"
set "name=cleave"
if /i "%~1"=="lab" set "program=cleave-lab" & set "name=cleave-lab"
if /i "%~1"=="compare" set "program=cleave-lab" & set "name=cleave-lab"
set "jar=%here%%name%-all.jar"
if not exist "%jar%" set "jar=%here%%program%\target\%name%-all.jar"

set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo cleave: needs Java 17 or later; set JAVA_HOME or put java on the PATH 1>&2
  exit /b 2
)
if not exist "%jar%" (
  echo cleave: building, about a minute the first time ... 1>&2
  call "%here%mvnw.cmd" -q -B -f "%here%pom.xml" -Dmaven.test.skip=true -Dspotless.check.skip -Dforbiddenapis.skip -pl %program% -am package || exit /b 70
)

rem What reads Parquet, Arrow and Excel stands beside the command in an archive; drivers of databases are the user's own.
set "classes=%jar%"
for %%r in (parquet arrow excel) do if exist "%here%cleave-%%r-all.jar" call set "classes=%%classes%%;%here%cleave-%%r-all.jar"
if defined CLEAVE_CLASSPATH set "classes=%classes%;%CLEAVE_CLASSPATH%"
set "main=dev.cleave.cli.Main"
if "%program%"=="cleave-lab" set "main=dev.cleave.lab.command.LabMain"
set "kernels=dev.cleave.kernel.Vector*::*"
"%java%" -XX:+UnlockExperimentalVMOptions -XX:+EnableVectorSupport -Dcleave.vector=true -XX:CompileCommand=quiet ^
  "-XX:CompileCommand=BackgroundCompilation,%kernels%,false" "-XX:CompileCommand=CompileThresholdScaling,%kernels%,0.01" ^
  -XX:+UseSerialGC --add-exports java.base/jdk.internal.module=ALL-UNNAMED %CLEAVE_JAVA_OPTIONS% -cp "%classes%" %main% %*
exit /b %errorlevel%
